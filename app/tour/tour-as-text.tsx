import type { Photo } from "#ui/pictures/picture-url.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./tour-as-text.module.css";

export type RoomText = {
  id: string;
  name: string;
  text: string;
  photo: Photo;
  exits: readonly { id: string; name: string }[];
};

/** The tour as text: a picture and a paragraph per room, with links to adjacent rooms. */
export function TourAsText({ rooms, from }: { rooms: readonly RoomText[]; from: string }) {
  return (
    <ol className="stack gap-7">
      {rooms.map(({ id, name, text, photo, exits }, index) => (
        <li key={id} id={id} className={styles.room}>
          <Picture photo={photo} sizes="(min-width: 64rem) 58vw, 100vw" className={styles.photo} />
          <div className={`stack relative ${styles.words}`}>
            <p aria-hidden="true" className={`display numeral number absolute ${styles.number}`}>
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3 className="text-title">{name}</h3>
            <p className="text-lead">{text}</p>
            {exits.length > 0 && (
              <p className="row">
                <span className="text-quiet">{from}</span>
                {exits.map((exit) => (
                  <a key={exit.id} href={`#${exit.id}`} className="link tap">
                    {exit.name}
                  </a>
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
