import { firstGym } from "#content/first-gym.ts";
import { brand } from "#content/site.ts";

/**
 * Whether the site is still what the specification describes: its wording, its programs, its hours and prices. Tests that
 * name those are the project's; a gym that has put in its own leaves them out, by another name in content/site.ts or by
 * `asSpecified` in content/first-gym.ts.
 */
export const isSpecified = firstGym.asSpecified && brand.name === firstGym.name;

/** Files that are about nothing else: rules worked out on those hours, journeys through those pages. */
export const specifiedFiles = [
  "app/seo/schema-events.test.ts",
  "app/calendars/ical.test.ts",
  "domain/schedule/classes.test.ts",
  "domain/schedule/opening-hours.test.ts",
  "content/pages/plan-finder.test.ts",
  "domain/schedule/timetable.test.ts",
  "domain/events.test.ts",
  "test/facts/claims.test.ts",
  "test/facts/counts.test.ts",
  "test/facts/list.test.ts",
  "test/facts/places.test.ts",
  "test/facts/smaller-gym.test.ts",
  "test/facts/times.test.ts",
  "test/journeys/programs/programs.test.ts",
  "test/journeys/programs/sports.test.ts",
];
