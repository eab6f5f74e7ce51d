import type { Court } from "#content/sports/sport.ts";
import type { Photo } from "#photos/photo-url.ts";
import { BigFact } from "#app/bands/big-fact.tsx";
import { WordsAndPicture } from "#app/programs/words-and-picture.tsx";
import { Band } from "#app/ui/band.tsx";
import { CourtLines } from "./court-lines.tsx";
import styles from "./first-session.module.css";

/**
 * What a first-timer asks, and with it a sport's own figure as architecture, or the lanes of its track. The figure
 * stands on the band's lower edge beside the lines of the court where there is no picture beside both.
 */
export function FirstSession(props: {
  figure?: { value: string; label: string } | undefined;
  lanes?: readonly string[] | undefined;
  court?: Court | undefined;
  tone?: "red" | undefined;
  heading: string;
  text: string;
  photo: Photo | undefined;
}) {
  const { figure, lanes, court, tone = "bone", heading, text, photo } = props;
  const floor = court && <CourtLines court={court} />;
  const words = (
    <div className="flow">
      <h2 className="text-sub">{heading}</h2>
      <p className="measure text-lead">{text}</p>
    </div>
  );
  if (lanes) {
    return (
      <Band tone="red">
        <div className="columns">
          {words}
          <div className="column">{floor}</div>
        </div>
        <ol className={`display figures text-hero ruled ${styles.lanes}`}>
          {lanes.map((lane, index) => (
            <li key={lane}>
              <span aria-hidden="true">{`${index + 1}\u2002`}</span>
              {lane}
            </li>
          ))}
        </ol>
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
      <BigFact {...figure} floor={floor}>
        {words}
      </BigFact>
    </Band>
  );
}
