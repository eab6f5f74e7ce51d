import { recapCopy as copy } from "#content/pages/home.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import type { Film } from "#pictures/site-pictures.server.ts";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { RecapFilm } from "#app/films/recap-film.tsx";
import floorStyles from "#ui/pictures/floor.module.css";
import styles from "./recap-section.module.css";

/** The Murph Challenge: a full-width film with text over its lower edge. */
export function RecapSection(props: { film: Film; poster: Photo }) {
  const { film, poster } = props;
  return (
    <section id="murph" aria-labelledby="murph-title" className="on-white">
      <RecapFilm film={film} poster={poster} copy={copy} className={styles.film} />
      <div className="shell">
        <div className={`flow ${floorStyles.floor} ${styles.plate}`}>
          <SectionHead id="murph-title" eyebrow={copy.eyebrow} title={copy.heading} lead={copy.text} stack />
          <p className="measure text-quiet">{copy.noSound}</p>
          <ArrowLink to={copy.link.to}>{copy.link.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
