import type { Sport } from "#content/sports/sport.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Sum } from "#app/sections/big-fact.tsx";
import { TextAndPicture } from "#app/programs/text-and-picture.tsx";
import { Section } from "#ui/section.tsx";
import { CourtLines, FigureOnCourt } from "./court-lines.tsx";
import styles from "./first-session.module.css";

/** Text for first-timers with the sport's figure, or with the lanes of its track. Without a photo the court is drawn. */
export function FirstSession(props: { sport: Sport; heading: string; photo: Photo | undefined }) {
  const { sport, heading, photo } = props;
  const { figure, lanes, court, firstSession: text, sceneFrom: from } = sport;
  const intro = (
    <div className={`flow ${lanes ? "pb-7" : ""}`}>
      <h2 className={lanes ? "text-title" : "text-sub"}>{heading}</h2>
      <p className={`measure ${lanes ? "text-loud" : "text-lead"}`}>{text}</p>
    </div>
  );
  if (lanes) {
    return (
      <Section tone="ink" space="top">
        <div className="columns">
          {intro}
          {court && <CourtLines court={court} />}
        </div>
        <ol className={`ruled ${styles.lanes}`}>
          {lanes.map(({ name, text: does }, index) => (
            <li key={name} className="columns halves items-center">
              <p className="display figures text-hero">
                <span aria-hidden="true">{`${index + 1}\u00a0\u00a0`}</span>
                {name}
              </p>
              <p className="text-lead">{does}</p>
            </li>
          ))}
        </ol>
      </Section>
    );
  }
  if (!figure) return <Section tone="bone">{intro}</Section>;
  if (photo) {
    return (
      <Section tone="bone">
        <TextAndPicture photo={photo} crop={from && styles[from]}>
          <Sum {...figure} />
          <div className="below">{intro}</div>
        </TextAndPicture>
      </Section>
    );
  }
  return (
    <Section tone="ink" space="none">
      <FigureOnCourt figure={figure} court={court}>
        {intro}
      </FigureOnCourt>
    </Section>
  );
}
