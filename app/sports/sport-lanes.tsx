import { Section } from "#ui/section.tsx";
import { type Sport, SportLane } from "./sport-lane.tsx";
import styles from "./sport-lanes.module.css";

type WideSport = Sport & { apartLabel?: string | undefined };

/** Links to the sports as lanes; those apart are full width, each with its own label. */
export function SportLanes(props: {
  heading: string;
  sports: readonly Sport[];
  apart: readonly WideSport[];
}) {
  const { heading, sports, apart } = props;
  return (
    <Section tone="ink" labelledBy="sports">
      <h2 id="sports" className="text-title">
        {heading}
      </h2>
      <ol className={`below grid ${styles.lanes}`}>
        {sports.map((sport, index) => (
          <li key={sport.to}>
            <SportLane sport={sport} sizes="(min-width: 64rem) 40rem, 24rem">
              <span aria-hidden="true" className={`display absolute ${styles.mark}`}>
                {index + 1}
              </span>
            </SportLane>
          </li>
        ))}
        {apart.map((sport) => (
          <li key={sport.to} className={`full-row ${styles.wide}`}>
            <SportLane sport={sport} sizes="100vw">
              <span className={`display absolute ${styles.mark}`}>{sport.apartLabel}</span>
            </SportLane>
          </li>
        ))}
      </ol>
    </Section>
  );
}
