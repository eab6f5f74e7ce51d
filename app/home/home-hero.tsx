import type { ReactNode } from "react";
import type { Film } from "#pictures/site-pictures.server.ts";
import { Figures } from "#app/sections/figures.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { BackgroundFilm } from "#app/films/background-film.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import styles from "./home-hero.module.css";

/** A full-width film with the headline over it and the key facts below. */
export function HomeHero(props: {
  film: Film;
  /** For portrait screens. */
  upright: Film | null;
  welcome: string;
  lines: readonly string[];
  offer: string;
  facts: readonly { figure: string; label: string }[];
  tour: { label: string; to: string };
  /** Buttons. */
  children: ReactNode;
}) {
  const { film, upright, welcome, lines, offer, facts, tour, children } = props;
  return (
    <section className="on-ink" aria-labelledby="home-title">
      <div className={`on-photo grid ${styles.stage}`}>
        <BackgroundFilm film={film} upright={upright}>
          <Picture
            photo={film.poster}
            upright={upright?.poster}
            sizes="(min-width: 64rem) 85vw, 100vw"
            priority
            className="cover"
          />
        </BackgroundFilm>
        <Scrim className={styles.scrim} />
        <div className={`shell column items-start justify-between ${styles.words}`}>
          <Plate>{welcome}</Plate>
          <div>
            <h1 id="home-title" className="text-mega mt-5">
              {lines.join("\n")}
            </h1>
            <p className={`text-lead strong mt-5 ${styles.offer}`}>{offer}</p>
            <div className="row mt-5">{children}</div>
          </div>
        </div>
      </div>
      <div className={`shell row apart items-center ${styles.line}`}>
        <Figures facts={facts} className={styles.facts} />
        <ArrowLink to={tour.to}>{tour.label}</ArrowLink>
      </div>
    </section>
  );
}
