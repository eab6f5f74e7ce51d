import { useEffect, useRef, useState } from "react";
import type { Photo } from "#photos/photo-url.ts";
import type { Film } from "#photos/site-photos.server.ts";
import { mayPlayUnasked } from "#app/ui/calm.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { FilmSources } from "./film-sources.tsx";

const VISIBLE = 0.3;
const SMALL_SCREEN = "(max-width: 767.98px)";
const SMALL_SCREEN_START_S = 8;

export type RecapWords = { watch: string; playing: string; fallback: string; label: string };

/** Without script a film with the browser's own controls, which would cost all others 10 to 17 ms of the first view. */
export function RecapFilm(props: { film: Film; poster: Photo; words: RecapWords; className?: string }) {
  const { film, poster, words, className = "" } = props;
  const scripted = useHydrated();
  const sizes = "(min-width: 64rem) 80vw, (max-resolution: 1.2dppx) 110vw, 66vw";
  if (!film.webm && !film.mp4)
    return <Picture photo={poster} sizes={sizes} className={`recap ${className}`} />;
  return (
    <div className={`recap ${className}`}>
      <Picture photo={{ ...poster, alt: "" }} sizes={sizes} className="recap-poster" />
      {scripted ? (
        <PlayedInView film={film} words={words} />
      ) : (
        <noscript>
          <video controls muted playsInline preload="none" aria-label={words.label} className="recap-video">
            <FilmSources film={film} />
            {words.fallback}
          </video>
        </noscript>
      )}
    </div>
  );
}

/**
 * Plays muted while at least 30 % of it is in view; a click anywhere on it plays or pauses, and who has paused it is
 * not overruled by scrolling.
 */
function PlayedInView({ film, words }: { film: Film; words: RecapWords }) {
  const video = useRef<HTMLVideoElement>(null);
  const held = useRef(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < VISIBLE) element.pause();
        else if (!held.current && mayPlayUnasked()) play(element);
      },
      { threshold: [0, VISIBLE] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function toggle() {
    const element = video.current;
    if (!element) return;
    held.current = !element.paused;
    if (element.paused) play(element);
    else element.pause();
  }

  return (
    <>
      {/* The button below it is for keyboards; a click on the film itself does the same. */}
      <video
        ref={video}
        muted
        playsInline
        preload="none"
        aria-label={words.label}
        className="recap-video"
        onClick={toggle}
        onLoadedMetadata={(event) => startLate(event.currentTarget)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <FilmSources film={film} />
        {words.fallback}
      </video>
      <button type="button" className="recap-button" onClick={toggle}>
        <Icon name={playing ? "pause" : "play"} className="size-6" />
        <span>{playing ? words.playing : words.watch}</span>
        {playing && <span className="sr-only"> Press to pause.</span>}
      </button>
    </>
  );
}

function play(element: HTMLVideoElement) {
  element.play().catch(() => undefined);
}

/** On small screens the film begins where something happens. */
function startLate(element: HTMLVideoElement) {
  const isLongEnough = !(element.duration <= SMALL_SCREEN_START_S);
  if (isLongEnough && matchMedia(SMALL_SCREEN).matches) element.currentTime = SMALL_SCREEN_START_S;
}
