import { useEffect, useState, type RefObject } from "react";
import type { tourCopy } from "#content/pages/tour.ts";
import { SquareButton } from "#ui/square-button.tsx";
import type { Stage } from "./panorama-stage.ts";
import styles from "./panorama-tour.module.css";

/** Turn, zoom, gyroscope and full screen, where supported. */
export function TourControls(props: {
  stage: RefObject<Stage | undefined>;
  copy: typeof tourCopy.stage;
  /** null: no gyroscope. */
  following: boolean | null;
  onFollow: (following: boolean) => void;
  section: RefObject<HTMLElement | null>;
}) {
  const { stage, copy, following, onFollow, section } = props;
  const [full, setFull] = useState(false);
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, []);

  return (
    <div className={`row gap-2 ${styles.controls}`}>
      <SquareButton icon="left" size={6} label={copy.left} onClick={() => stage.current?.turn(-24, 0)} />
      <SquareButton icon="right" size={6} label={copy.right} onClick={() => stage.current?.turn(24, 0)} />
      <SquareButton icon="plus" size={6} label={copy.closer} onClick={() => stage.current?.zoom(1)} />
      <SquareButton icon="minus" size={6} label={copy.farther} onClick={() => stage.current?.zoom(-1)} />
      {following !== null && (
        <button
          type="button"
          className={`tap strong ${styles.switch}`}
          aria-pressed={following}
          onClick={() => void stage.current?.followDevice?.().then(onFollow)}
        >
          {copy.gyroscope}
        </button>
      )}
      {document.fullscreenEnabled && (
        <button
          type="button"
          className={`tap strong ${styles.switch}`}
          aria-pressed={full}
          onClick={() => void (full ? document.exitFullscreen() : section.current?.requestFullscreen())}
        >
          {copy.fullScreen}
        </button>
      )}
    </div>
  );
}
