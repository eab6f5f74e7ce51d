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
    <ol>
      {rooms.map(({ id, name, text, photo, exits }, index) => (
        <li key={id} id={id} className={`${index % 2 ? "on-ink" : "on-bone"} ${styles.room}`}>
          <Picture photo={photo} sizes="(min-width: 64rem) 58vw, 100vw" className={styles.photo} />
          <div className={`stack ${styles.words}`}>
            <div className="flex items-baseline gap-4">
              <p aria-hidden="true" className="display numeral text-title text-quiet">
                {String(index + 1).padStart(2, "0")}
              </p>
              <h3 className="text-title">{name}</h3>
            </div>
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
