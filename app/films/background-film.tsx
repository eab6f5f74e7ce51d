import type { ReactNode } from "react";
import { Icon } from "#ui/pictures/icon.tsx";
import { UPRIGHT } from "#ui/pictures/picture.tsx";
import type { Film } from "#pictures/site-pictures.server.ts";
import { FilmSources } from "./film-sources.tsx";
import styles from "./background-film.module.css";

type Clip = Pick<Film, "webm" | "mp4">;

/** A poster behind a headline; `backgroundFilm` (films.behavior.ts) plays a silent film over it once the page has loaded. */
export function BackgroundFilm(props: { film: Clip | null; upright?: Clip | null; children: ReactNode }) {
  const { film, upright, children } = props;
  if (!film?.webm && !film?.mp4) return <div className="cover">{children}</div>;
  return (
    <div data-behavior="film" className="contents">
      <div className="cover">
        {children}
        <template>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the film is silent and without speech */}
          <video
            muted
            preload="auto"
            loop
            playsInline
            tabIndex={-1}
            aria-hidden="true"
            className={styles.film}
          >
            {upright && <FilmSources film={upright} media={UPRIGHT} />}
            <FilmSources film={film} />
            Your browser does not support the video tag.
          </video>
        </template>
      </div>
      <button
        type="button"
        hidden
        className={`center absolute ${styles.button}`}
        aria-label="Play the background film"
        data-playing="Pause the background film"
        data-paused="Play the background film"
      >
        <Icon name="pause" className="when-playing" />
        <Icon name="play" className="when-paused" />
      </button>
    </div>
  );
}
