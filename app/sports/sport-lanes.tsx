import { Section } from "#ui/section.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import zoomStyles from "#ui/pictures/zoom.module.css";
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
    <Section tone="ink" space="top" shell={false} labelledBy="sports">
      <h2 id="sports" className="shell text-title">
        {heading}
      </h2>
      <ol className={`below grid gap-1 ${styles.lanes}`}>
        {sports.map((sport, index) => (
          <li key={sport.to}>
            <SportLane sport={sport} sizes="(min-width: 64rem) 48rem, 24rem">
              <span aria-hidden="true" className={`display absolute ${styles.number}`}>
                {index + 1}
              </span>
            </SportLane>
          </li>
        ))}
      </ol>
      {apart.map((sport) => (
        <WideLane key={sport.to} {...sport} />
      ))}
    </Section>
  );
}

function WideLane({ name, to, photo, apartLabel }: WideSport) {
  return (
    <a href={to} className={`inset-focus relative clip block ${zoomStyles.zoom} ${styles.wide}`}>
      <Picture photo={{ ...photo, alt: "" }} sizes="100vw" className="cover" />
      <Scrim />
      <div className={`display absolute ${styles.name}`}>
        <p className="sign">{apartLabel}</p>
        <span>{name}</span> <Icon name="arrow" size={6} className="text-accent" />
      </div>
    </a>
  );
}
