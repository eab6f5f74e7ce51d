import type { Photo } from "#ui/pictures/picture-url.ts";
import { Section } from "#ui/section.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Scrim } from "#ui/pictures/scrim.tsx";
import styles from "./sport-lanes.module.css";

type Sport = { name: string; to: string; photo: Photo; lettered?: true };

/** Links to the sports as lanes; those apart are full width, each with its own label. */
export function SportLanes(props: {
  heading: string;
  sports: readonly Sport[];
  apart: readonly (Sport & { apartLabel?: string })[];
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
            <Lane sport={sport} sizes="(min-width: 64rem) 48rem, 24rem" number={index + 1} />
          </li>
        ))}
      </ol>
      {apart.map((sport) => (
        <Lane key={sport.to} sport={sport} sizes="100vw" label={sport.apartLabel} />
      ))}
    </Section>
  );
}

/** Links to the other sports. */
export function OtherSports({ heading, sports }: { heading: string; sports: readonly Sport[] }) {
  return (
    <Section labelledBy="sports">
      <h2 id="sports" className="text-title">
        {heading}
      </h2>
      <ul className={`below grid gap-1 ${styles.lanes} ${styles.others}`}>
        {sports.map((sport) => (
          <li key={sport.to}>
            <Lane sport={sport} sizes="(min-width: 64rem) 14rem, 24rem" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Lane(props: { sport: Sport; sizes: string; number?: number; label?: string }) {
  const { sport, sizes, number, label } = props;
  return (
    <a href={sport.to} className={`zooms inset-focus relative clip block ${label ? styles.extra : ""}`}>
      <Picture
        photo={{ ...sport.photo, alt: "" }}
        sizes={sizes}
        className={label ? "cover" : `${styles.picture} ${sport.lettered ? "nearer" : ""}`}
      />
      {label && <Scrim />}
      {number && (
        <span aria-hidden="true" className={`display absolute ${styles.number}`}>
          {number}
        </span>
      )}
      <div className={`display items-center flex gap-2 justify-between ${styles.name}`}>
        {label && <p className="sign">{label}</p>}
        <span>{sport.name}</span> <Icon name="arrow" size={6} className="text-accent" />
      </div>
    </a>
  );
}
