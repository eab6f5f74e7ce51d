import { expect, test } from "vitest";
import { daylightAt } from "./daylight.ts";

const MAINEVILLE = { latitude: 39.3146, longitude: -84.2211 };

test.each([
  // Sunrise is at 6:12 AM and sunset at 9:08 PM.
  ["2026-06-21T09:00:00Z", "night"],
  ["2026-06-21T10:15:00Z", "dawn"],
  ["2026-06-21T16:00:00Z", "noon"],
  ["2026-06-22T01:10:00Z", "dusk"],
  ["2026-06-22T02:30:00Z", "night"],
  // Sunrise is at 7:53 AM and sunset at 5:19 PM.
  ["2026-12-21T11:30:00Z", "night"],
  ["2026-12-21T12:55:00Z", "dawn"],
  ["2026-12-21T17:00:00Z", "noon"],
  ["2026-12-21T22:20:00Z", "dusk"],
  ["2026-12-21T23:30:00Z", "night"],
])("at %s it is %s", (time, light) => {
  expect(daylightAt(new Date(time), MAINEVILLE).light).toBe(light);
});

test("says when the light changes", () => {
  let now = new Date("2026-03-01T17:00:00Z");
  const seen = [];
  for (let change = 0; change < 5; change++) {
    const { light, until } = daylightAt(now, MAINEVILLE);
    seen.push(light);
    expect(daylightAt(new Date(until.getTime() - 5 * 60_000), MAINEVILLE).light).toBe(light);
    now = until;
  }
  expect(seen).toEqual(["noon", "dusk", "night", "dawn", "noon"]);
});

test("stays the same where the sun does not set, and where nobody knows the place", () => {
  const now = new Date("2026-06-21T12:00:00Z");
  const tomorrow = new Date("2026-06-22T12:00:00Z");
  expect(daylightAt(now, { latitude: 80, longitude: 0 })).toEqual({ light: "noon", until: tomorrow });
  expect(daylightAt(now, { latitude: null, longitude: null })).toEqual({ light: "noon", until: tomorrow });
});
