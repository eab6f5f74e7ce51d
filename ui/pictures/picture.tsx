import { preload } from "react-dom";
import styles from "./picture.module.css";
import { photoFallbackUrl, photoSrcSet, type Photo } from "./picture-url.ts";

/**
 * The width to ask for where a wide picture fills a frame that is tall on phones: it is drawn up to twice as wide as
 * the screen and cut. Screens between, and the densest, have enough with what they would ask for anyway.
 */
export const TALL_ON_PHONES =
  "(min-width: 40rem) 100vw, (max-resolution: 1.2dppx) 160vw, (min-resolution: 2dppx) and (max-resolution: 2.5dppx) 130vw, 100vw";

/** Where a picture's upright cut takes its place. */
export const UPRIGHT = "(max-aspect-ratio: 3/4)";

/**
 * A photograph in the size that the screen needs. The blur behind it is a picture of a few dozen bytes,
 * so it needs no script; the real one covers it when it has come. className shapes the frame.
 */
export function Picture(props: {
  photo: Photo;
  /** The same, cut for screens that stand upright. */
  upright?: Photo | undefined;
  /** How wide it is shown, as in an img's sizes. */
  sizes: string;
  /** On the first screen: asked for at once and before others. */
  priority?: boolean;
  className?: string;
}) {
  const { photo, upright, sizes, priority = false, className = "" } = props;
  const { width, height, alt, placeholder, missing } = photo;
  if (missing) return null;
  const loading = priority ? "eager" : "lazy";
  if (priority) {
    preloadPhoto(photo, sizes, upright && `not all and ${UPRIGHT}`);
    if (upright) preloadPhoto(upright, sizes, UPRIGHT);
  }
  return (
    <span className={`${styles.picture} ${className}`}>
      <span className={`${styles.frame} ${styles.fill}`}>
        {placeholder && (
          <img
            className={styles.fill}
            src={placeholder}
            width={width}
            height={height}
            alt=""
            aria-hidden="true"
            loading={loading}
          />
        )}
        <picture className="contents">
          {upright && <Sources photo={upright} sizes={sizes} media={UPRIGHT} />}
          <Sources photo={photo} sizes={sizes} />
          <img
            className={styles.fill}
            src={photoFallbackUrl(photo)}
            width={width}
            height={height}
            alt={alt}
            loading={loading}
            decoding="async"
            fetchPriority={priority ? "high" : undefined}
          />
        </picture>
      </span>
    </span>
  );
}

function Sources({ photo, sizes, media }: { photo: Photo; sizes: string; media?: string }) {
  return (
    <>
      <source type="image/avif" media={media} srcSet={photoSrcSet(photo, "avif")} sizes={sizes} />
      <source type="image/webp" media={media} srcSet={photoSrcSet(photo, "webp")} sizes={sizes} />
    </>
  );
}

function preloadPhoto(photo: Photo, sizes: string, media: string | undefined) {
  const sources = { imageSrcSet: photoSrcSet(photo, "avif"), imageSizes: sizes, type: "image/avif" };
  preload(photoFallbackUrl(photo), { as: "image", fetchPriority: "high", media, ...sources });
}
