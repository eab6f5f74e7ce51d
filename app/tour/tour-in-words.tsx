import type { Photo } from "#photos/photo-url.ts";
import { Picture } from "#app/ui/picture.tsx";

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
    <ol className="rooms">
      {rooms.map(({ id, name, text, photo, ways }, index) => (
        <li key={id} id={id} className="room">
          <Picture photo={photo} sizes="(min-width: 64rem) 58vw, 100vw" className="room-photo" />
          <div className="room-words">
            <p aria-hidden="true" className="room-number figures">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3 className="text-title">{name}</h3>
            <p className="mt-5 text-lead">{text}</p>
            {ways.length > 0 && (
              <p className="mt-5 flex flex-wrap items-center gap-x-5">
                <span className="text-quiet">{from}</span>
                {ways.map((way) => (
                  <a key={way.id} href={`#${way.id}`} className="link inline-flex min-h-11 items-center">
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
