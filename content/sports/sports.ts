import { baseball } from "./baseball.ts";
import { basketball } from "./basketball.ts";
import { climbing } from "./climbing.ts";
import { football } from "./football.ts";
import { soccer } from "./soccer.ts";
import { trackField } from "./track-field.ts";
import { volleyball } from "./volleyball.ts";
import { sportPath, type Sport } from "./sport.ts";

/** In the order of the lanes. */
export const sports: readonly Sport[] = [
  baseball,
  football,
  basketball,
  volleyball,
  soccer,
  trackField,
  climbing,
];

export function findSport(slug: string): Sport | undefined {
  return sports.find((sport) => sport.slug === slug);
}

/** Links to the other sports: never the current one. */
export function otherSports(current: string) {
  return sports
    .filter(({ slug }) => slug !== current)
    .map(({ slug, name }) => ({ slug, name, to: sportPath(slug) }));
}
