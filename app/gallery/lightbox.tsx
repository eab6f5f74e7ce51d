import { useEffect, useRef, type RefObject, type TouchEvent } from "react";
import { photoFallbackUrl, photoSrcSet, type Photo } from "#ui/pictures/picture-url.ts";
import { Button } from "#ui/button.tsx";
import { SquareButton } from "#ui/square-button.tsx";
import { isLightboxEntry, pushLightboxEntry } from "./lightbox-history.behavior.ts";
import modalStyles from "#ui/notices/modal.module.css";
import styles from "./lightbox.module.css";

export type LightboxProps = {
  photos: readonly Photo[];
  index: number;
  before: number;
  total: number;
  /** URL to show until the large picture has loaded. */
  thumbnail: (index: number) => string | undefined;
  /** Loading more pictures failed. */
  failed: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
};

const SWIPE_PX = 45;

/** A full-screen modal dialog, which traps and restores the focus. */
export function Lightbox(props: LightboxProps) {
  const { photos, index, before, total, thumbnail, failed, onMove, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<number | null>(null);
  const hasPrevious = index > 0;
  const hasNext = before + index + 1 < total && index < photos.length;
  useCloseOnBack(dialog);

  // Hides first and closes after the next frame: closing a modal over a long page is slow on phones.
  function close() {
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

  // The previous or next button may disappear while it has the focus.
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
      className={`on-ink ${modalStyles.modal} ${styles.lightbox}`}
      aria-label="Pictures"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
    >
      <div className={`row apart items-center ${styles.bar}`}>
        <p className="display figures text-sub" aria-live="polite">
          {before + index + 1} of {total}
        </p>
        <SquareButton icon="close" size={7} label="Close" onClick={close} />
      </div>
      {/* Live: a picture that is moved to is read. */}
      <div
        className={styles.stage}
        aria-live="polite"
        onTouchStart={(event) => {
          touch.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
        }}
        onTouchEnd={onTouchEnd}
      >
        {[index - 1, index, index + 1].map((at) => {
          const photo = photos[at];
          return photo && <Slide key={photo.key} photo={photo} thumb={thumbnail(at)} shown={at === index} />;
        })}
        {!photos[index] && <Loading failed={failed} onRetry={() => onMove(index)} />}
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

/** The neighbors are preloaded, hidden. */
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
      {/* Hidden, because the picture is read with the same words. */}
      <p aria-hidden="true" className={`text-quiet text-fine text-center ${styles.words}`}>
        {alt}
      </p>
    </figure>
  );
}

/** Shown after the last picture while more are loading. */
function Loading({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <div className={`stack text-center ${styles.waiting}`}>
      <p>
        {failed ? "The next picture did not come. Check your connection." : "Loading the next picture..."}
      </p>
      {failed && <Button onClick={onRetry}>Try again</Button>}
    </div>
  );
}

/** True until the browser has left the history entry of a closed dialog. */
let goingBack = false;

/** Opening the dialog adds a history entry: Back closes the dialog, and closing it goes back. */
function useCloseOnBack(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const close = () => dialog.current?.close();
    function begin() {
      if (!isLightboxEntry()) pushLightboxEntry();
      addEventListener("popstate", close);
    }
    // If the lightbox is reopened at once, wait: the pending popstate would close this dialog, too.
    if (goingBack) addEventListener("popstate", begin, { once: true });
    else begin();
    return () => {
      removeEventListener("popstate", begin);
      removeEventListener("popstate", close);
      if (isLightboxEntry() && !goingBack) goBack();
    };
  }, [dialog]);
}

function goBack() {
  goingBack = true;
  addEventListener("popstate", () => (goingBack = false), { once: true });
  history.back();
}
