import { Button } from "#ui/button.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import type { Photo } from "#ui/pictures/picture-url.ts";
import type { Film } from "#pictures/site-pictures.server.ts";
import { FilmSources } from "./film-sources.tsx";
import styles from "./program-film.module.css";

/** A silent film that loads on click. */
export function ProgramFilm(props: {
  film: Film;
  heading: string;
  /** Replaces the poster, if the page already shows it elsewhere. */
  still?: Photo | undefined;
}) {
  const { film, heading, still = film.poster } = props;
  const video = {
    loop: true,
    playsInline: true,
    preload: "none",
    width: 1280,
    height: 720,
  } as const;
  const label = `${film.poster.alt || heading} (film without sound)`;
  const content = (
    <>
      <FilmSources film={film} />
      Your browser does not support the video tag.
    </>
  );
  return (
    <section className="flow">
      <h2 className="text-title">{heading}</h2>
      <div data-behavior="on-demand-film" className={`on-ink below relative ${styles.stage}`}>
        <div className="cover">
          {/* Not the poster attribute, which cannot load lazily. */}
          <Picture photo={{ ...still, alt: "" }} sizes="(min-width: 64rem) 90vw, 100vw" className="cover" />
          <video muted {...video} data-label={label} className="scripted">
            {content}
          </video>
          <noscript>
            <video muted {...video} controls aria-label={label}>
              {content}
            </video>
          </noscript>
        </div>
        <Button size="lg" icon="play" className={`scripted ${styles.play}`}>
          Play the film
        </Button>
      </div>
      <p className="text-quiet">The film has no sound.</p>
    </section>
  );
}
