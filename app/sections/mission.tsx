import type { Photo } from "#ui/pictures/picture-url.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./mission.module.css";

/** A statement next to a photo. On phones the photo is above it. */
export function Mission(props: {
  id: string;
  copy: { eyebrow: string; heading: string; text: string; link: { label: string; to: string } };
  photo: Photo;
}) {
  const { id, copy, photo } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`on-coal columns halves gap-0 ${styles.mission}`}
    >
      <Picture photo={photo} sizes="(min-width: 64rem) 70vw, 100vw" className={styles.photo} />
      <div className={`shell flow py-7 ${styles.text}`}>
        <Eyebrow text={copy.eyebrow} plain />
        <h2 id={`${id}-title`} className="text-title">
          {copy.heading}
        </h2>
        <p className="measure">{copy.text}</p>
        <ButtonLink to={copy.link.to} size="lg" variant="bone" icon="arrow">
          {copy.link.label}
        </ButtonLink>
      </div>
    </section>
  );
}
