import type { Photo } from "#ui/pictures/picture-url.ts";
import type { Film } from "#pictures/site-pictures.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { FilmSources } from "./film-sources.tsx";
import styles from "./recap-film.module.css";

export type RecapCopy = { watch: string; playing: string; fallback: string; label: string };

/** Played by `recapFilm` (films.behavior.ts), or by the browser's controls without script. */
export function RecapFilm(props: { film: Film; poster: Photo; copy: RecapCopy }) {
  const { film, poster, copy } = props;
  const sizes = "(min-width: 64rem) 80vw, (max-resolution: 1.2dppx) 110vw, 66vw";
  if (!film.webm && !film.mp4)
    return <Picture photo={poster} sizes={sizes} className={`relative above full-width ${styles.recap}`} />;
  const video = { playsInline: true, preload: "none" } as const;
  return (
    <div
      className={`relative above full-width ${styles.recap}`}
      data-behavior="recap-film"
      data-film="paused"
    >
      <Picture photo={{ ...poster, alt: "" }} sizes={sizes} className={`cover ${styles.poster}`} />
      <video muted {...video} aria-hidden="true" className={`scripted cover ${styles.video}`}>
        <FilmSources film={film} />
        {copy.fallback}
      </video>
      <button type="button" className={buttonClass({ size: "lg", className: `scripted ${styles.button}` })}>
        <span className="when-paused">{copy.watch}</span>
        <span className="when-playing">
          {copy.playing}
          <span className="sr-only"> Press to pause.</span>
        </span>
        <Icon name="pause" className="when-playing" />
        <Icon name="play" className="when-paused" />
      </button>
      <noscript>
        <video muted {...video} controls aria-label={copy.label} className={`cover ${styles.video}`}>
          <FilmSources film={film} />
          {copy.fallback}
        </video>
      </noscript>
    </div>
  );
}
