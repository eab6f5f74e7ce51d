import { useRef, useState, type ComponentType, type MouseEvent } from "react";
import { offeredWidths, photoUrl, type Photo } from "#photos/photo-url.ts";
import { Picture } from "#app/ui/picture.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { Skeletons } from "#app/ui/skeleton.tsx";
import type { LightboxProps } from "./lightbox.tsx";
import { LoadMore, type MoreWords } from "./load-more.tsx";
import type { PhotoPage } from "./photo-page.ts";
import { useMorePhotos } from "./use-more-photos.ts";

export type PhotoGridProps = {
  page: PhotoPage<Photo>;
  /** For a list that goes on: its words, and where its page comes back to without script. */
  more?: { anchor: string; words: MoreWords };
  className?: string;
};

const STEP = 6;

/**
 * Pictures in two columns, from medium in three. Each is a link to the picture itself; awake, it opens in a lightbox,
 * whose code is fetched when the first one is asked for.
 */
export default function PhotoGrid({ page, more, className = "" }: PhotoGridProps) {
  const { photos, before, part, busy, load } = useMorePhotos(page);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [index, setIndex] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);

  async function open(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (!isPlainClick(event)) return;
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

  /** What the grid shows of a picture already, to stand in for the large one. */
  function thumbnail(at: number) {
    return list.current?.children[at]?.querySelector<HTMLImageElement>("picture img")?.currentSrc;
  }

  return (
    <>
      <ul ref={list} className={`photo-grid ${className}`}>
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
      {busy && more && (
        <Skeletons
          count={STEP}
          label={more.words.loading}
          className="photo-grid photo-waiting"
          itemClassName="photo-picture"
        />
      )}
      {more && <LoadMore part={part} busy={busy} anchor={more.anchor} words={more.words} onAsk={load} />}
      {Lightbox && index !== null && (
        <Lightbox
          photos={photos}
          index={index}
          before={before}
          total={part.total}
          thumbnail={thumbnail}
          onMove={(next) => {
            setIndex(next);
            if (next >= photos.length - 2) void load();
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
