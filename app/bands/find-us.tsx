import { AskedFrame } from "#app/ui/asked-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { signOf } from "#app/ui/sign.ts";
import { DrawnMap } from "./drawn-map.tsx";

/** Our own drawn map stands there first; the live one, from an outside service, comes at a click. */
export function FindUs(props: {
  id?: string;
  place: "maineville" | "west-chester";
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
  const map = <DrawnMap place={place} title={`Drawn map of the roads around ${words.address}`} />;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="on-white find-us">
      <div className="find-us-map">
        {frameUrl === null ? (
          map
        ) : (
          <AskedFrame
            src={frameUrl}
            title={`Map: ${words.address}`}
            ask={words.showMap}
            icon="pin"
            look="ink"
            className="find-us-frame"
            askClassName="find-us-ask"
          >
            {map}
          </AskedFrame>
        )}
      </div>
      <div className="find-us-plate">
        <Eyebrow {...eyebrowParts(words.eyebrow)} />
        <h2 id={`${id}-title`} className="mt-4 text-title">
          {words.heading}
        </h2>
        <address className="display mt-6 text-head not-italic">{words.address}</address>
        <p className="mt-4 text-quiet">{words.text}</p>
        {facts.length > 0 && (
          <ul className="find-us-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        <ButtonLink to={words.directions.href} size="lg" icon="directions" newTab className="mt-7">
          {words.directions.label}
        </ButtonLink>
        {frameUrl !== null && <p className="mt-5 text-sm text-quiet">{words.mapNote}</p>}
      </div>
    </section>
  );
}

function eyebrowParts(eyebrow: string) {
  const { bay, sign } = signOf(eyebrow);
  return { bay, children: sign };
}
