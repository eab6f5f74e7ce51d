import { firstGym } from "#content/first-gym.ts";
import { brand } from "#content/site.ts";

/**
 * Whether texts, programs, hours and prices are those of the specification. Tests of those are skipped for another gym: one
 * with another name in content/site.ts, or without `asSpecified` in content/first-gym.ts.
 */
export const isSpecified = firstGym.asSpecified && brand.name === firstGym.name;

/** Test files that depend on them entirely. */
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
