import { useEffect, useRef, type TouchEvent } from "react";
import { photoFallbackUrl, photoSrcSet, type Photo } from "#ui/pictures/picture-url.ts";
import { Button } from "#ui/button.tsx";
import { SquareButton } from "#ui/square-button.tsx";
import { useClosedByBack } from "./use-closed-by-back.ts";
import styles from "./lightbox.module.css";

export type LightboxProps = {
  photos: readonly Photo[];
  index: number;
  before: number;
  total: number;
  /** What stands in for a picture until its large one has come. */
  thumbnail: (index: number) => string | undefined;
  /** The pictures after the last could not be fetched. */
  failed: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
};

const SWIPE_PX = 45;

/** Full screen, over an inert page: the browser's own modal dialog keeps the focus and gives it back. */
export function Lightbox(props: LightboxProps) {
  const { photos, index, before, total, thumbnail, failed, onMove, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<number | null>(null);
  const hasPrevious = index > 0;
  const hasNext = before + index + 1 < total && index < photos.length;
  useClosedByBack(dialog);

  // Out of sight at once and closed after that is drawn: to make a long page live again takes a slow phone a while.
  function leave() {
    const element = dialog.current;
    if (!element) return;
    element.hidden = true;
    requestAnimationFrame(() => setTimeout(() => element.close()));
  }

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // A button that leaves at the first or last photo must not take the focus with it.
  useEffect(() => {
    const element = dialog.current;
    if (element?.open && !element.contains(document.activeElement)) element.querySelector("button")?.focus();
  });

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowLeft" && hasPrevious) onMove(index - 1);
      if (event.key === "ArrowRight" && hasNext) onMove(index + 1);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  function onTouchEnd(event: TouchEvent) {
    const from = touch.current;
    touch.current = null;
    const to = event.changedTouches[0]?.clientX;
    if (from === null || to === undefined || Math.abs(to - from) < SWIPE_PX) return;
    if (to < from && hasNext) onMove(index + 1);
    if (to > from && hasPrevious) onMove(index - 1);
  }

  return (
    <dialog
      ref={dialog}
      className={`on-ink ${styles.lightbox}`}
      aria-label="Pictures"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={onClose}
    >
      <div className={`row apart items-center ${styles.bar}`}>
        <p className="display figures text-sub" aria-live="polite">
          {before + index + 1} of {total}
        </p>
        <SquareButton icon="close" size={7} label="Close" onClick={leave} />
      </div>
      <div
        className={styles.stage}
        onTouchStart={(event) => {
          touch.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={onTouchEnd}
      >
        {[index - 1, index, index + 1].map((at) => {
          const photo = photos[at];
          return photo && <Slide key={photo.key} photo={photo} thumb={thumbnail(at)} shown={at === index} />;
        })}
        {!photos[index] && <Waiting failed={failed} onAgain={() => onMove(index)} />}
      </div>
      {hasPrevious && (
        <SquareButton
          icon="left"
          size={7}
          label="Previous picture"
          className={`absolute ${styles.step}`}
          onClick={() => onMove(index - 1)}
        />
      )}
      {hasNext && (
        <SquareButton
          icon="right"
          size={7}
          label="Next picture"
          className={`absolute ${styles.step} ${styles.next}`}
          onClick={() => onMove(index + 1)}
        />
      )}
    </dialog>
  );
}

/** The neighbors are there already, unseen, so that a step shows its photo at once. */
function Slide({ photo, thumb, shown }: { photo: Photo; thumb: string | undefined; shown: boolean }) {
  const { width, height, alt } = photo;
  return (
    <figure hidden={!shown} className={styles.slide}>
      <div className={`relative ${styles.photo}`}>
        {thumb && <img src={thumb} width={width} height={height} alt="" />}
        <picture>
          <source type="image/avif" srcSet={photoSrcSet(photo, "avif")} sizes="100vw" />
          <source type="image/webp" srcSet={photoSrcSet(photo, "webp")} sizes="100vw" />
          <img
            src={photoFallbackUrl(photo)}
            width={width}
            height={height}
            alt={alt}
            fetchPriority={shown ? "high" : "low"}
          />
        </picture>
      </div>
      <figcaption className={`text-quiet text-fine text-center ${styles.words}`}>{alt}</figcaption>
    </figure>
  );
}

/** One step past the last picture that is here, while more are on their way. */
function Waiting({ failed, onAgain }: { failed: boolean; onAgain: () => void }) {
  return (
    <div className={`stack text-center ${styles.waiting}`}>
      <p aria-live="polite">
        {failed ? "The next picture did not come. Check your connection." : "Loading the next picture..."}
      </p>
      {failed && <Button onClick={onAgain}>Try again</Button>}
    </div>
  );
}
