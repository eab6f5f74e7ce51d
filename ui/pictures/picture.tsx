import { preload } from "react-dom";
import styles from "./picture.module.css";
import { photoFallbackUrl, photoSrcSet, type Photo } from "./picture-url.ts";

/**
 * `sizes` of a wide picture in a frame that is tall on phones: the picture is cropped, so it is drawn wider than the
 * screen. Other densities already get enough pixels at 100vw.
 */
export const TALL_ON_PHONES =
  "(min-width: 40rem) 100vw, (max-resolution: 1.2dppx) 160vw, (min-resolution: 2dppx) and (max-resolution: 2.5dppx) 130vw, 100vw";

/** Media query for portrait crops. */
export const UPRIGHT = "(max-aspect-ratio: 3/4)";

/** A responsive photo over a tiny blurred placeholder. className sets the size of the frame. */
export function Picture(props: {
  photo: Photo;
  /** Portrait crop. */
  upright?: Photo | undefined;
  /** The sizes attribute. */
  sizes: string;
  /** Above the fold: preloaded. */
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
      {placeholder && (
        <img src={placeholder} width={width} height={height} alt="" aria-hidden="true" loading={loading} />
      )}
      <picture className="contents">
        {upright && <Sources photo={upright} sizes={sizes} media={UPRIGHT} />}
        <Sources photo={photo} sizes={sizes} />
        <img
          src={photoFallbackUrl(photo)}
          width={width}
          height={height}
          alt={alt}
          loading={loading}
          fetchPriority={priority ? "high" : undefined}
        />
      </picture>
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
