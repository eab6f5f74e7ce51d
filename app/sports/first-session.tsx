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
  const shown = (
    <p className={`display figures ${styles.figure}`}>
      {figure.value} <span className="text-head">{figure.label}</span>
    </p>
  );
  const words = (
    <div className="flow">
      <h2 className="text-title">{heading}</h2>
      <p className="measure text-lead">{text}</p>
    </div>
  );
  if (!photo) {
    return (
      <Band tone="brick">
        <div className="columns wide-first">
          {shown}
          {words}
        </div>
      </Band>
    );
  }
  return (
    <Band tone="bone">
      <WordsAndPicture photo={photo} flip={flip}>
        {shown}
        {words}
      </WordsAndPicture>
    </Band>
  );
}
