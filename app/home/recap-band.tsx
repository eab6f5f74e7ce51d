import type { Photo } from "#ui/pictures/picture-url.ts";
import type { Film } from "#pictures/site-pictures.server.ts";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import { RecapFilm, type RecapWords } from "#app/films/recap-film.tsx";
import styles from "./recap-band.module.css";

/** The Murph Challenge: the film runs from edge to edge, the words stand on a plate at its foot, its button on the other side. */
export function RecapBand(props: {
  words: RecapWords & {
    silent: string;
    eyebrow: string;
    heading: string;
    text: string;
    link: { label: string; to: string };
  };
  film: Film;
  poster: Photo;
}) {
  const { words, film, poster } = props;
  return (
    <section id="murph" aria-labelledby="murph-title" className={`on-bone ${styles.band}`}>
      <RecapFilm film={film} poster={poster} words={words} className={styles.film} />
      <div className="shell">
        <div className={`floor flow ${styles.plate}`}>
          <SectionHead
            id="murph-title"
            {...eyebrowSign(words.eyebrow)}
            title={words.heading}
            lead={words.text}
            stack
          />
          <p className="measure text-quiet">{words.silent}</p>
          <ArrowLink to={words.link.to}>{words.link.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
