import ICAL from "ical.js";
import { expect, test } from "vitest";
import { momentAt } from "#domain/schedule/clock.ts";
import { vtimezone } from "./vtimezone.ts";

const DAY = 24 * 3_600_000;
const all = Intl.supportedValuesOf("timeZone");
// US zones, half-hour offsets, no daylight saving, the southern hemisphere, irregular dates.
const some = [
  "America/New_York",
  "America/Indiana/Vincennes",
  "America/Phoenix",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "Australia/Sydney",
  "America/Santiago",
  "Africa/Cairo",
  "Asia/Jerusalem",
  "Asia/Gaza",
  "Asia/Kathmandu",
];
const zones = process.env.LONG_TESTS === "1" ? all : some;

test("US clocks change on the second Sunday of March and the first Sunday of November", () => {
  expect(vtimezone("America/Denver")).toEqual([
    "BEGIN:VTIMEZONE",
    "TZID:America/Denver",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:-0700",
    "TZOFFSETTO:-0700",
    "TZNAME:MST",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:20250309T020000",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
    "TZOFFSETFROM:-0700",
    "TZOFFSETTO:-0600",
    "TZNAME:MDT",
    "END:DAYLIGHT",
    "BEGIN:STANDARD",
    "DTSTART:20251102T020000",
    "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
    "TZOFFSETFROM:-0600",
    "TZOFFSETTO:-0700",
    "TZNAME:MST",
    "END:STANDARD",
    "END:VTIMEZONE",
  ]);
});

test.each(zones)("%s: ical.js places every noon of three years correctly", (zone) => {
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", ...vtimezone(zone), "END:VCALENDAR"].join("\r\n");
  const component = new ICAL.Component(ICAL.parse(text));
  const read = new ICAL.Timezone(component.getFirstSubcomponent("vtimezone")!);
  const wrong: string[] = [];
  for (let at = Date.UTC(2026, 0, 5); at < Date.UTC(2029, 0, 5); at += DAY) {
    const date = new Date(at).toISOString().slice(0, 10);
    const noon = ICAL.Time.fromDateTimeString(`${date}T12:00:00`);
    noon.zone = read;
    if (noon.toUnixTime() * 1000 !== momentAt(date, "12:00", zone).getTime()) wrong.push(date);
  }
  expect(wrong).toEqual([]);
});
