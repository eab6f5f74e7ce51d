import { expect, test } from "vitest";
import { zoneLines } from "./zone-lines.ts";

const rulesOf = (zone: string) =>
  zoneLines(zone)
    .filter((line) => /^(DTSTART|RRULE|TZOFFSETTO|TZNAME)/.test(line))
    .join(" ");

test("the clocks of the United States change on the second Sunday of March and the first of November", () => {
  expect(zoneLines("America/Denver")).toEqual([
    "BEGIN:VTIMEZONE",
    "TZID:America/Denver",
    "BEGIN:DAYLIGHT",
    "DTSTART:20070311T020000",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
    "TZOFFSETFROM:-0700",
    "TZOFFSETTO:-0600",
    "TZNAME:MDT",
    "END:DAYLIGHT",
    "BEGIN:STANDARD",
    "DTSTART:20071104T020000",
    "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
    "TZOFFSETFROM:-0600",
    "TZOFFSETTO:-0700",
    "TZNAME:MST",
    "END:STANDARD",
    "END:VTIMEZONE",
  ]);
});

test("some clocks never change, and some change on last Sundays or in the other half of the year", () => {
  expect(rulesOf("America/Phoenix")).toBe("DTSTART:19700101T000000 TZOFFSETTO:-0700 TZNAME:MST");
  expect(rulesOf("Europe/Berlin")).toContain(
    "DTSTART:20070325T020000 RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  );
  expect(rulesOf("Europe/Berlin")).toContain(
    "DTSTART:20071028T030000 RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  );
  // Since 2008 Sydney's change of spring comes after that of fall in each year.
  expect(rulesOf("Australia/Sydney")).toContain(
    "DTSTART:20080406T030000 RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU",
  );
});
