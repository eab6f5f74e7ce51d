import type { Place } from "#domain/place.ts";
import { AskedFrame } from "#ui/asked-frame.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/eyebrow.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import { AddressLine } from "./address-line.tsx";
import { PlaceMap } from "./place-map.tsx";
import styles from "./find-us.module.css";

/** Our own drawn map stands there first; the live one, from an outside service, comes at a click. */
export function FindUs(props: {
  id?: string;
  place: Place;
  words: {
    eyebrow: string;
    heading: string;
    text: string;
    address: string;
    directions: { label: string; href: string };
    showMap: string;
    mapNote: string;
  };
  /** null: the gym wants no live map. */
  frameUrl: string | null;
  /** Hours, parking: what else helps to find in. */
  facts?: readonly string[];
}) {
  const { id = "find-us", place, words, frameUrl, facts = [] } = props;
  const { bay, sign } = eyebrowSign(words.eyebrow);
  const map = <PlaceMap place={place} title={`Drawn map of the roads around ${words.address}`} />;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="columns gap-0 on-white">
      {frameUrl === null ? (
        <div className={styles.map}>{map}</div>
      ) : (
        <AskedFrame
          src={frameUrl}
          title={`Map: ${words.address}`}
          ask={words.showMap}
          icon="pin"
          variant="ink"
          className={styles.map}
          askClassName={styles.ask}
        >
          {map}
        </AskedFrame>
      )}
      <div className={`flow ${styles.plate}`}>
        <Eyebrow bay={bay}>{sign}</Eyebrow>
        <h2 id={`${id}-title`} className="text-title">
          {words.heading}
        </h2>
        <address className="display text-head">
          <AddressLine address={words.address} />
        </address>
        {words.text && <p className="text-quiet">{words.text}</p>}
        {facts.length > 0 && (
          <ul className="ruled measure">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <ButtonLink to={words.directions.href} size="lg" icon="directions" newTab>
          {words.directions.label}
        </ButtonLink>
        {frameUrl !== null && <p className="text-quiet">{words.mapNote}</p>}
      </div>
    </section>
  );
}
