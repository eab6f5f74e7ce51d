import type { Place } from "#domain/place.ts";
import { DrawnMap } from "./drawn-map.tsx";

/** The drawn map of a place; where nobody has drawn one, a card with its address. */
export function PlaceMap({ place, title }: { place: Place; title: string }) {
  const { map, name, street, town, region, postalCode } = place;
  if (map) return <DrawnMap drawing={map} title={title} />;
  return (
    <div className="cover on-bone py-section">
      <div className="shell">
        <p className="sign text-quiet">{name}</p>
        <p className="display text-title">
          {street}
          {street && <br />}
          {town}, {region} {postalCode}
        </p>
      </div>
    </div>
  );
}
