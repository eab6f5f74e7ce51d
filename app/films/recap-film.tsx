import type { Photo } from "#ui/pictures/picture-url.ts";
import type { Film } from "#pictures/site-pictures.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { FilmSources } from "./film-sources.tsx";
import styles from "./recap-film.module.css";

export type RecapWords = { watch: string; playing: string; fallback: string; label: string };

/** Played by recap-film.behavior.ts; without script by the browser's own controls. */
export function RecapFilm(props: { film: Film; poster: Photo; words: RecapWords; className?: string }) {
  const { film, poster, words, className = "" } = props;
  const sizes = "(min-width: 64rem) 80vw, (max-resolution: 1.2dppx) 110vw, 66vw";
  if (!film.webm && !film.mp4)
    return <Picture photo={poster} sizes={sizes} className={`${styles.recap} ${className}`} />;
  const video = { playsInline: true, preload: "none" } as const;
  return (
    <div className={`${styles.recap} ${className}`} data-behavior="recap" data-film="paused">
      <Picture photo={{ ...poster, alt: "" }} sizes={sizes} className={`cover ${styles.poster}`} />
      <video muted {...video} className={`scripted cover ${styles.video}`}>
        <FilmSources film={film} />
        {words.fallback}
      </video>
      <button type="button" className={buttonClass({ size: "lg", className: `scripted ${styles.button}` })}>
        <span className={styles.play}>{words.watch}</span>
        <span className={styles.pause}>
          {words.playing}
          <span className="sr-only"> Press to pause.</span>
        </span>
        <Icon name="pause" className={styles.pause} />
        <Icon name="play" className={styles.play} />
      </button>
      <noscript>
        <video muted {...video} controls aria-label={words.label} className={`cover ${styles.video}`}>
          <FilmSources film={film} />
          {words.fallback}
        </video>
      </noscript>
    </div>
  );
}
