import { useEffect, useState, type RefObject } from "react";
import { SquareButton } from "#ui/square-button.tsx";
import type { Stage } from "./panorama-stage.ts";
import styles from "./panorama-tour.module.css";

type Words = Record<"left" | "right" | "closer" | "farther" | "gyroscope" | "fullScreen", string>;

/** What turns the picture without a swipe: four steps, the phone's own tilt, and the whole screen, where they can be had. */
export function TourControls(props: {
  stage: RefObject<Stage | undefined>;
  words: Words;
  /** null: this device cannot tell how it is held. */
  following: boolean | null;
  onFollow: (following: boolean) => void;
  section: RefObject<HTMLElement | null>;
}) {
  const { stage, words, following, onFollow, section } = props;
  const [full, setFull] = useState(false);
  useEffect(() => {
    const note = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", note);
    return () => document.removeEventListener("fullscreenchange", note);
  }, []);

  return (
    <div className={`row gap-2 ${styles.controls}`}>
      <SquareButton icon="left" size={6} label={words.left} onClick={() => stage.current?.turn(-24, 0)} />
      <SquareButton icon="right" size={6} label={words.right} onClick={() => stage.current?.turn(24, 0)} />
      <SquareButton icon="plus" size={6} label={words.closer} onClick={() => stage.current?.zoom(1)} />
      <SquareButton icon="minus" size={6} label={words.farther} onClick={() => stage.current?.zoom(-1)} />
      {following !== null && (
        <button
          type="button"
          className={`tap strong ${styles.switch}`}
          aria-pressed={following}
          onClick={() => void stage.current?.followDevice?.().then(onFollow)}
        >
          {words.gyroscope}
        </button>
      )}
      {document.fullscreenEnabled && (
        <button
          type="button"
          className={`tap strong ${styles.switch}`}
          aria-pressed={full}
          onClick={() => void (full ? document.exitFullscreen() : section.current?.requestFullscreen())}
        >
          {words.fullScreen}
        </button>
      )}
    </div>
  );
}
