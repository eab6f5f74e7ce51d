import type { Photo } from "#ui/pictures/picture-url.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import styles from "./mission.module.css";

/** A statement over a photo. */
export function Mission(props: {
  id: string;
  copy: { eyebrow: string; heading: string; text: string; link: { label: string; to: string } };
  photo: Photo;
}) {
  const { id, copy, photo } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`on-photo grid items-end ${styles.mission}`}>
      <Picture photo={photo} sizes="(min-width: 64rem) 100vw, 180vw" className="cover" />
      <Scrim variant="corner" />
      <div className={`shell flow ${styles.words}`}>
        <Eyebrow text={copy.eyebrow} plain />
        <h2 id={`${id}-title`} className="text-hero">
          {copy.heading}
        </h2>
        <div className={`columns below ${styles.foot}`}>
          <p className="measure text-lead">{copy.text}</p>
          <ButtonLink to={copy.link.to} size="lg" variant="bone" icon="arrow">
            {copy.link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
