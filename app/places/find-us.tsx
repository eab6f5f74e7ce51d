import type { Place } from "#domain/place.ts";
import { OnDemandFrame } from "#ui/on-demand-frame.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import { PlaceMap } from "./place-map.tsx";
import styles from "./find-us.module.css";

/** Address and drawn map of a place. A map service loads on click. */
export function FindUs(props: {
  id?: string;
  place: Place;
  copy: {
    eyebrow: string;
    heading: string;
    text: string;
    address: string;
    directions: { label: string; href: string };
    showMap: string;
    mapNote: string;
  };
  /** null: no map service. */
  frameUrl: string | null;
  /** Hours, parking. */
  facts?: readonly string[];
}) {
  const { id = "find-us", place, copy, frameUrl, facts = [] } = props;
  const map = <PlaceMap place={place} title={`Drawn map of the roads around ${copy.address}`} />;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="columns gap-0 on-white">
      <div className={`flow ${styles.plate}`}>
        <Eyebrow text={copy.eyebrow} />
        <h2 id={`${id}-title`} className="text-title">
          {copy.heading}
        </h2>
        <address className="display text-head">
          <AddressLine address={copy.address} />
        </address>
        {copy.text && <p>{copy.text}</p>}
        {facts.length > 0 && (
          <ul className="lined measure">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <ButtonLink to={copy.directions.href} size="lg" icon="directions">
          {copy.directions.label}
        </ButtonLink>
        {frameUrl !== null && <p className="text-quiet">{copy.mapNote}</p>}
      </div>
      {frameUrl === null ? (
        <div className={`relative clip ${styles.map}`}>{map}</div>
      ) : (
        <OnDemandFrame
          src={frameUrl}
          title={`Map: ${copy.address}`}
          label={copy.showMap}
          icon="pin"
          variant="bone"
          className={styles.map}
          linkClassName={styles.ask}
        >
          {map}
        </OnDemandFrame>
      )}
    </section>
  );
}

/** Wraps between the street and the town. */
export function AddressLine({ address }: { address: string }) {
  const [street, ...town] = address.split(", ");
  return (
    <>
      <span className="unbroken">{town.length > 0 ? `${street},` : street}</span>{" "}
      <span className="unbroken">{town.join(", ")}</span>
    </>
  );
}
