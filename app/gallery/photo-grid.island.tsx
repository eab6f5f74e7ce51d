import { useRef, useState, type ComponentType, type MouseEvent } from "react";
import { offeredWidths, photoUrl, type Photo } from "#ui/pictures/picture-url.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import { isPlainClick } from "#ui/behaviors/plain-click.ts";
import { Skeleton } from "#ui/pictures/skeleton.tsx";
import type { LightboxProps } from "./lightbox.tsx";
import { LoadMore, sayOf, type MoreWords } from "./load-more.tsx";
import type { PhotoPage } from "./photo-page.ts";
import { useMorePhotos } from "./use-more-photos.ts";
import styles from "./photo-grid.module.css";

export type PhotoGridProps = {
  page: PhotoPage<Photo>;
  /** For a list that goes on. */
  more?: {
    /** Where its page comes back to without script. */
    anchor: string;
    words: MoreWords;
    /** How many are shown stands above the pictures too, for all to see. */
    counted?: boolean;
  };
  /** In a column of words, not from edge to edge. */
  column?: boolean;
  /** The first of each six stands larger than the others; on a wall there are upright and wide ones, too. */
  hung?: boolean | "wall";
  /** What the first ones show, on a plate. */
  names?: readonly string[];
  className?: string;
};

const STEP = 6;
/** Of each six, those that take more than one place on a wall. */
const LARGER = [0, 1, 3, 4];
const SIZES = "(min-width: 48rem) 40vw, 50vw";
const LARGE = "(min-width: 48rem) 80vw, 100vw";

/**
 * Pictures in two columns, from medium in three. Each is a link to the picture itself; awake, it opens in a lightbox,
 * whose code is fetched when the first one is asked for.
 */
export default function PhotoGrid({ page, more, column, hung, names, className = "" }: PhotoGridProps) {
  const { photos, before, part, state, load } = useMorePhotos(page);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [index, setIndex] = useState<number | null>(null);
  /** Each opening is a dialog of its own: one that is closing can't be shown again. */
  const [opening, setOpening] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const busy = state === "busy";
  const isLarge = (place: number) => (hung === "wall" ? LARGER.includes(place) : hung && place === 0);

  async function open(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const tile = event.currentTarget;
    // The lightbox gives the focus back to what had it, which not every browser gives to a link that is clicked.
    tile.focus({ preventScroll: true });
    try {
      const { Lightbox: loaded } = await import("./lightbox.tsx");
      setLightbox(() => loaded);
      setOpening((count) => count + 1);
      show(at);
    } catch {
      // The code could not be fetched: the link does what it does without script.
      location.assign(tile.href);
    }
  }

  function show(at: number) {
    setIndex(at);
    if (at >= photos.length - 2) void load();
  }

  /** What the grid shows of a picture already, to stand in for the large one. */
  function thumbnail(at: number) {
    const shown = list.current?.children[at]?.querySelector<HTMLImageElement>("picture img");
    return shown?.currentSrc || photos[at]?.placeholder;
  }

  return (
    <>
      {more?.counted && part.total > 0 && (
        <p className={`figures text-quiet mb-6 ${column ? "" : "shell"}`}>{sayOf(part, more.words.status)}</p>
      )}
      <ul
        ref={list}
        data-behavior="left-step"
        aria-busy={busy || undefined}
        className={`grid gap-2 ${styles.grid} ${hung ? styles.hung : ""} ${hung === "wall" ? styles.wall : ""} ${className}`}
      >
        {photos.map((photo, at) => (
          <li key={photo.key}>
            <a
              href={wholePicture(photo)}
              className={`zooms relative clip block ${styles.tile}`}
              onClick={(event) => void open(event, at)}
            >
              <Picture photo={photo} sizes={isLarge(at % STEP) ? LARGE : SIZES} className={styles.picture} />
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
      {more && <LoadMore part={part} busy={busy} column={column} load={load} {...more} />}
      {Lightbox && index !== null && (
        <Lightbox
          key={opening}
          photos={photos}
          index={index}
          before={before}
          total={part.total}
          thumbnail={thumbnail}
          failed={state === "failed"}
          onMove={show}
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
