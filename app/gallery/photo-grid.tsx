import { useState, type ComponentType, type MouseEvent } from "react";
import { offeredWidths, photoUrl, type Photo } from "#photos/photo-url.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { LightboxProps } from "./lightbox.tsx";

/**
 * Photographs in two columns, from medium in three. Each is a link to the picture itself; with script it opens in a
 * lightbox, whose code is fetched when the first one is asked for.
 */
export function PhotoGrid(props: {
  photos: readonly Photo[];
  /** Of the whole gallery, for 'N of total'. */
  total?: number;
  /** How many photos of the gallery come before these. */
  before?: number;
  /** The lightbox is about to run out of photos. */
  onNearEnd?: () => void;
  className?: string;
}) {
  const { photos, before = 0, onNearEnd, className = "" } = props;
  const total = props.total ?? photos.length;
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [index, setIndex] = useState<number | null>(null);

  async function open(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { Lightbox: loaded } = await import("./lightbox.tsx");
      setLightbox(() => loaded);
      setIndex(at);
    } catch {
      // The code could not be fetched: the link does what it does without script.
      window.location.assign(href);
    }
  }

  return (
    <>
      <ul className={`photo-grid ${className}`}>
        {photos.map((photo, at) => (
          <li key={photo.key}>
            <a href={wholePicture(photo)} className="photo-tile" onClick={(event) => void open(event, at)}>
              <Picture
                photo={photo}
                sizes="(min-width: 85rem) 27rem, (min-width: 48rem) 32vw, 50vw"
                className="photo-picture"
              />
            </a>
          </li>
        ))}
      </ul>
      {Lightbox && index !== null && (
        <Lightbox
          photos={photos}
          index={index}
          before={before}
          total={total}
          onMove={(next) => {
            setIndex(next);
            if (next >= photos.length - 2) onNearEnd?.();
          }}
          onClose={() => setIndex(null)}
        />
      )}
    </>
  );
}

/** As large as we have it, in a format that everything can show. */
function wholePicture({ key, version, width }: Photo) {
  return photoUrl(key, { width: offeredWidths(width).at(-1) ?? 320, format: "jpeg", version });
}
