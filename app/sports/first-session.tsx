import type { Photo } from "#photos/photo-url.ts";
import { WordsAndPicture } from "#app/programs/words-and-picture.tsx";
import { Band } from "#app/ui/band.tsx";
import styles from "./first-session.module.css";

/** A sport's own figure as architecture, and below it what a first-timer asks; a picture beside both where there is one. */
export function FirstSession(props: {
  figure: { value: string; label: string };
  heading: string;
  text: string;
  photo: Photo | undefined;
  /** The picture on the left. */
  flip: boolean;
}) {
  const { figure, heading, text, photo, flip } = props;
  return (
    <Band tone={photo ? "bone" : "brick"}>
      <WordsAndPicture photo={photo} flip={flip}>
        <p className={`display figures ${styles.figure}`}>
          {figure.value} <span className="text-head">{figure.label}</span>
        </p>
        <h2 className="text-title">{heading}</h2>
        <p className="below measure text-lead">{text}</p>
      </WordsAndPicture>
    </Band>
  );
}
