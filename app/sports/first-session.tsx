import type { Photo } from "#photos/photo-url.ts";
import { BigFact } from "#app/bands/big-fact.tsx";
import { WordsAndPicture } from "#app/programs/words-and-picture.tsx";
import { Band } from "#app/ui/band.tsx";
import styles from "./first-session.module.css";

/**
 * What a first-timer asks, and with it a sport's own figure as architecture, or the lanes of its track. The figure
 * stands on the band's lower edge where there is no picture beside both.
 */
export function FirstSession(props: {
  figure?: { value: string; label: string } | undefined;
  lanes?: readonly string[] | undefined;
  tone?: "red" | undefined;
  heading: string;
  text: string;
  photo: Photo | undefined;
}) {
  const { figure, lanes, tone = "bone", heading, text, photo } = props;
  const words = (
    <div className="flow">
      <h2 className="text-sub">{heading}</h2>
      <p className="measure text-lead">{text}</p>
    </div>
  );
  if (lanes) {
    return (
      <Band tone="red">
        <div className="stack">
          {words}
          <ol className={`display figures text-hero ruled below ${styles.lanes}`}>
            {lanes.map((lane, index) => (
              <li key={lane}>
                <span aria-hidden="true">{`${index + 1}\u2002`}</span>
                {lane}
              </li>
            ))}
          </ol>
        </div>
      </Band>
    );
  }
  if (!figure) return <Band tone="bone">{words}</Band>;
  if (photo) {
    return (
      <Band tone="bone">
        <WordsAndPicture photo={photo}>
          <div className={`display row ${styles.figure}`}>
            <p className="numeral">{figure.value}</p>
            <p className="text-head">{figure.label}</p>
          </div>
          {words}
        </WordsAndPicture>
      </Band>
    );
  }
  return (
    <Band tone={tone} space="top">
      <BigFact {...figure}>{words}</BigFact>
    </Band>
  );
}
