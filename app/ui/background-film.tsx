import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { onceSeen } from "./opened-in-advance.ts";

type Connection = { saveData?: boolean };

/**
 * A silent film behind a headline. The picture is the design; script adds the film after the page has loaded,
 * never for visitors who ask for less motion or less data, and always with a way to stop it.
 */
export function BackgroundFilm(props: { webm: string | null; mp4: string | null; children: ReactNode }) {
  const { webm, mp4, children } = props;
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || connection?.saveData;
    if (still || (!webm && !mp4)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    onceSeen(() => (timer = setTimeout(() => setWanted(true), 600)));
    return () => clearTimeout(timer);
  }, [webm, mp4]);

  function toggle() {
    if (video.current?.paused) void video.current.play();
    else video.current?.pause();
  }

  return (
    <>
      <div className="cover">
        {children}
        {wanted && (
          // Silent and without speech: nothing to caption.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            ref={video}
            muted
            preload="auto"
            loop
            playsInline
            tabIndex={-1}
            aria-hidden="true"
            className={`film ${playing ? "film-on" : ""}`}
            onLoadedData={(event) => void event.currentTarget.play().catch(() => setPlaying(false))}
            onPlaying={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
          >
            {webm && <source src={webm} type="video/webm" />}
            {mp4 && <source src={mp4} type="video/mp4" />}
            Your browser does not support the video tag.
          </video>
        )}
      </div>
      {wanted && (
        <button
          type="button"
          className="film-button"
          aria-label={playing ? "Pause the background film" : "Play the background film"}
          onClick={toggle}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
      )}
    </>
  );
}
