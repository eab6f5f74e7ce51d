import { useRef, useState, type ComponentType, type MouseEvent } from "react";
import { offeredWidths, photoUrl, type Photo } from "#ui/pictures/picture-url.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import { isPlainClick } from "#ui/behaviors/browser.ts";
import { Skeleton } from "#ui/pictures/skeleton.tsx";
import type { LightboxProps } from "./lightbox.tsx";
import { formatCounts, LoadMore, type LoadMoreCopy } from "./load-more.tsx";
import type { PhotoPage } from "./photo-page.ts";
import { useMorePhotos } from "./use-more-photos.ts";
import zoomStyles from "#ui/pictures/zoom.module.css";
import styles from "./photo-grid.module.css";

export type PhotoGridProps = {
  page: PhotoPage<Photo>;
  /** For a paged list. */
  more?: {
    /** Where the page scrolls to without script. */
    anchor: string;
    copy: LoadMoreCopy;
    /** Shows the count above the pictures too. */
    counted?: boolean;
  };
  /** Inside a text column, not full width. */
  column?: boolean;
  /** featured: the first of each six is large. wall: several are large, tall or wide. */
  layout?: "featured" | "wall";
  /** Captions of the first pictures. */
  names?: readonly string[];
  className?: string;
};

const STEP = 6;
/** Positions of the large pictures in each six. */
const LARGE_ON_WALL = [0, 1, 3, 4];
const SMALL_SIZES = "(min-width: 48rem) 40vw, 50vw";
const LARGE_SIZES = "(min-width: 48rem) 80vw, 100vw";

/** Two or three columns of pictures. Each links to its file; with script it opens in a lightbox, which loads on demand. */
export default function PhotoGrid({ page, more, column, layout, names, className = "" }: PhotoGridProps) {
  const { photos, before, range, state, load } = useMorePhotos(page);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [index, setIndex] = useState<number | null>(null);
  /** Counts openings, to make each one a new dialog: a closing dialog cannot be shown again. */
  const [opening, setOpening] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const busy = state === "busy";
  const isLarge = (place: number) =>
    layout === "wall" ? LARGE_ON_WALL.includes(place) : layout === "featured" && place === 0;

  async function open(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const tile = event.currentTarget;
    // The dialog restores the focus later; not every browser focuses a clicked link.
    tile.focus({ preventScroll: true });
    try {
      const { Lightbox: loaded } = await import("./lightbox.tsx");
      setLightbox(() => loaded);
      setOpening((count) => count + 1);
      show(at);
    } catch {
      // The lightbox could not be loaded: open the file, as without script.
      location.assign(tile.href);
    }
  }

  function show(at: number) {
    setIndex(at);
    if (at >= photos.length - 2) void load();
  }

  /** The file that the grid already shows. */
  function thumbnail(at: number) {
    const shown = list.current?.children[at]?.querySelector<HTMLImageElement>("picture img");
    return shown?.currentSrc || photos[at]?.placeholder;
  }

  return (
    <>
      {more?.counted && range.total > 0 && (
        <p className={`figures text-quiet mt-5 mb-6 ${column ? "" : "shell"}`}>
          {formatCounts(range, more.copy.status)}
        </p>
      )}
      <ul
        ref={list}
        data-behavior="lightbox-history"
        aria-busy={busy || undefined}
        className={`grid gap-2 ${styles.grid} ${layout ? styles.hung : ""} ${className}`}
      >
        {photos.map((photo, at) => (
          <li key={photo.key}>
            <a
              href={largestFile(photo)}
              className={`relative clip block ${zoomStyles.zoom} ${styles.tile}`}
              onClick={(event) => void open(event, at)}
            >
              <Picture
                photo={photo}
                sizes={isLarge(at % STEP) ? LARGE_SIZES : SMALL_SIZES}
                className={styles.picture}
              />
              {names?.[at] && <span className={`sign tag absolute ${styles.name}`}>{names[at]}</span>}
            </a>
          </li>
        ))}
        {busy &&
          Array.from({ length: STEP }, (_, at) => (
            <li key={at} aria-hidden="true">
              <Skeleton className={styles.picture} />
            </li>
          ))}
      </ul>
      {more && range.total > 0 && (
        <LoadMore range={range} busy={busy} column={column} load={load} {...more} />
      )}
      {Lightbox && index !== null && (
        <Lightbox
          key={opening}
          photos={photos}
          index={index}
          before={before}
          total={range.total}
          thumbnail={thumbnail}
          failed={state === "failed"}
          onMove={show}
          onClose={() => setIndex(null)}
        />
      )}
    </>
  );
}

function largestFile({ key, version, width }: Photo) {
  return photoUrl(key, { width: offeredWidths(width).at(-1) ?? 320, format: "jpeg", version });
}
