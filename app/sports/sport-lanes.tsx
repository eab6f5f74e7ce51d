import type { Photo } from "#photos/photo-url.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

type Sport = { name: string; to: string; photo: Photo };

/** Lanes side by side, each leading to a sport; those that stand apart as wide as the hall, each under its own sign. */
export function SportLanes(props: {
  heading: string;
  sports: readonly Sport[];
  apart: readonly (Sport & { standsApart?: string })[];
}) {
  const { heading, sports, apart } = props;
  return (
    <section aria-labelledby="sports" className="on-ink lanes">
      <h2 id="sports" className="shell text-title">
        {heading}
      </h2>
      <ol className="lanes-row">
        {sports.map((sport, index) => (
          <li key={sport.to}>
            <Lane sport={sport} sizes="(min-width: 64rem) 48rem, 24rem" number={index + 1} />
          </li>
        ))}
      </ol>
      {apart.map((sport) => (
        <div key={sport.to} className="lanes-extra">
          <Lane sport={sport} sizes="100vw" sign={sport.standsApart} />
        </div>
      ))}
    </section>
  );
}

function Lane(props: { sport: Sport; sizes: string; number?: number; sign?: string }) {
  const { sport, sizes, number, sign } = props;
  return (
    <a href={sport.to} className="lane">
      <Picture photo={{ ...sport.photo, alt: "" }} sizes={sizes} className="absolute inset-0" />
      <span aria-hidden="true" className="scrim" />
      {number && (
        <span aria-hidden="true" className="lane-number">
          {number}
        </span>
      )}
      <span className="lane-name">
        {sign && <span className="sign mb-2 block">{sign}</span>}
        {sport.name}
        <Icon name="arrow" className="arrow-link-tip ml-3 size-6" />
      </span>
    </a>
  );
}
