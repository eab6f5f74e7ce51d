import type { Photo } from "#ui/pictures/picture-url.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/eyebrow.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import styles from "./mission.module.css";

/** One sentence over a photograph, as large as the screen allows. */
export function Mission(props: {
  id: string;
  words: { eyebrow: string; heading: string; text: string; link: { label: string; to: string } };
  photo: Photo;
}) {
  const { id, words, photo } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`on-photo grid items-end ${styles.mission}`}>
      <Picture photo={photo} sizes="(min-width: 64rem) 100vw, 180vw" className="cover" />
      <Scrim variant="corner" />
      <div className={`shell flow ${styles.words}`}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2 id={`${id}-title`} className="text-hero">
          {words.heading}
        </h2>
        <div className={`columns below ${styles.foot}`}>
          <p className="measure text-lead">{words.text}</p>
          <ButtonLink to={words.link.to} size="lg" variant="bone" icon="arrow">
            {words.link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
