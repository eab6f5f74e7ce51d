import type { Photo } from "#ui/pictures/picture-url.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./tour-in-words.module.css";

export type RoomInWords = {
  id: string;
  name: string;
  text: string;
  photo: Photo;
  ways: readonly { id: string; name: string }[];
};

/** The tour for readers, screen readers and slow connections: a picture and a paragraph a room, links between them. */
export function TourInWords({ rooms, from }: { rooms: readonly RoomInWords[]; from: string }) {
  return (
    <ol className="stack gap-7">
      {rooms.map(({ id, name, text, photo, ways }, index) => (
        <li key={id} id={id} className={styles.room}>
          <Picture
            photo={photo}
            sizes="(min-width: 64rem) 58vw, 100vw"
            className={`from-left ${styles.photo}`}
          />
          <div className={`stack relative ${styles.words}`}>
            <p aria-hidden="true" className={`display numeral number absolute ${styles.number}`}>
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3 className="text-title">{name}</h3>
            <p className="text-lead">{text}</p>
            {ways.length > 0 && (
              <p className="row">
                <span className="text-quiet">{from}</span>
                {ways.map((way) => (
                  <a key={way.id} href={`#${way.id}`} className="link tap">
                    {way.name}
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
