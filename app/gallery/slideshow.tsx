import type { Photo } from "#ui/pictures/picture-url.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import styles from "./slideshow.module.css";

/** Pictures behind a hero, one at a time; slideshow.behavior.ts advances them. Without script only the first one shows. */
export function Slideshow(props: { photos: readonly Photo[]; label: string }) {
  const { photos, label } = props;
  const [first, ...others] = photos;
  if (!first) return null;
  return (
    <div data-behavior="slideshow" data-playing="on">
      <Slide photo={first} first />
      {others.length > 0 && (
        <>
          <template>
            {others.map((photo) => (
              <Slide key={photo.key} photo={photo} />
            ))}
          </template>
          <fieldset className={`scripted inset-focus items-center absolute flex ${styles.bar}`}>
            <legend className="sr-only">{label}</legend>
            <button
              type="button"
              className={`center ${styles.pause}`}
              aria-label="Pause the pictures"
              data-play="Play the pictures"
              data-pause="Pause the pictures"
            >
              <Icon name="pause" size={4} />
              <Icon name="play" size={4} />
            </button>
            {photos.map((photo, at) => (
              <button
                key={photo.key}
                type="button"
                className={`center ${styles.dot}`}
                aria-label={`Show picture ${at + 1} of ${photos.length}`}
                aria-current={at === 0 ? "true" : undefined}
              />
            ))}
          </fieldset>
        </>
      )}
    </div>
  );
}

function Slide(props: { photo: Photo; first?: boolean }) {
  const { photo, first = false } = props;
  return (
    <div
      className={`cover ${styles.slide}`}
      data-slide
      data-shown={first ? "" : undefined}
      aria-hidden={first ? undefined : true}
    >
      <Picture photo={photo} sizes={TALL_ON_PHONES} priority={first} className="cover" />
    </div>
  );
}
