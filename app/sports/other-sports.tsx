import { Section } from "#ui/section.tsx";
import { type Sport, SportLane } from "./sport-lane.tsx";
import styles from "./other-sports.module.css";

/** Links to the other sports. */
export function OtherSports({ heading, sports }: { heading: string; sports: readonly Sport[] }) {
  return (
    <Section labelledBy="sports">
      <h2 id="sports" className="text-title">
        {heading}
      </h2>
      <ul className={`below grid ${styles.others}`}>
        {sports.map((sport) => (
          <li key={sport.to}>
            <SportLane sport={sport} sizes="(min-width: 64rem) 14rem, 24rem" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
