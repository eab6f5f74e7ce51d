import { timeZone } from "#content/site.ts";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { Timetable } from "#domain/schedule/classes.ts";
import { firstClasses as classes } from "#content/class-pages.ts";
import { momentAt, wallClock } from "#domain/schedule/clock.ts";
import { presentEvent } from "#domain/events.ts";
import { calendarResponse, classesCalendar, eventsCalendar } from "./calendars.server.ts";
import { calendar, escapeText, utcTime } from "./ical.ts";

const ZONE = "America/New_York";

function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(component.getFirstSubcomponent("vtimezone")!);
  ICAL.TimezoneService.register(zone);
  return component.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

function event(facts: Partial<Parameters<typeof presentEvent>[0]> = {}) {
  return presentEvent(
    {
      id: "murph",
      title: "Murph, again; with tacos",
      day: "2026-07-04",
      starts: "09:00",
      ends: "11:30",
      location: "Main floor, Maineville",
      description:
        "One mile.\nThen \\ the rest; é, ü and 🏋️ go on for so long that this line has to be folded in two.",
      image: null,
      capacity: 30,
      capacity_note: "",
      places_left: null,
      status: "planned",
      updated_at: Date.parse("2026-06-01T12:00:00Z"),
      ...facts,
    },
    timeZone,
  );
}

test("lines end in CRLF and have at most 75 bytes, with four-byte characters too", () => {
  const text = calendar("Día", "http://gym.example", [[["SUMMARY", escapeText("🏋️".repeat(60))]]]);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain("🏋️".repeat(60));
});

// RFC 5545, section 3.7.2.
test("the content type names the calendar's method", () => {
  const body = eventsCalendar([event()]);
  const [, method] = /^METHOD:(\w+)\r$/m.exec(body)!;
  const type = calendarResponse(body, "events").headers.get("content-type");
  expect(type).toBe(`text/calendar; method=${method}; charset=utf-8`);
});

test("escaped text is read back unchanged", () => {
  const [found] = read(eventsCalendar([event()]));
  expect(found?.summary).toBe("Murph, again; with tacos");
  expect(found?.description).toBe(event().description);
  expect(found?.location).toContain("69 W Foster-Maineville Rd");
});

test("our VTIMEZONE for New York agrees with the time zone database, this year and in ten", () => {
  for (const day of [
    "2026-03-07",
    "2026-03-08",
    "2026-07-04",
    "2026-10-31",
    "2026-11-01",
    "2036-03-09",
    "2036-12-25",
  ]) {
    const [found] = read(eventsCalendar([event({ day })]));
    expect(found?.startDate.toJSDate(), day).toEqual(momentAt(day, "09:00", ZONE));
    expect(found?.endDate.toJSDate(), day).toEqual(momentAt(day, "11:30", ZONE));
  }
});

test("an event past midnight ends on the next day", () => {
  const [found] = read(eventsCalendar([event({ starts: "22:00", ends: "01:00" })]));
  expect(found?.duration.toSeconds()).toBe(3 * 3600);
});

test("a canceled event keeps its UID and gets a higher sequence number", () => {
  const [before] = read(eventsCalendar([event()]));
  const [after] = read(eventsCalendar([event({ status: "cancelled" })]));
  const [later] = read(eventsCalendar([event({ updated_at: Date.parse("2026-06-01T12:01:00Z") })]));
  expect(after?.uid).toBe(before?.uid);
  expect(after?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(before?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(after!.sequence).toBeGreaterThan(before!.sequence);
  expect(later!.sequence).toBeGreaterThan(after!.sequence);
});

test("a class repeats every week at the same local time, across clock changes", () => {
  const found = read(classesCalendar({ classes, changes: [], zone: timeZone }));
  expect(found.map(({ uid }) => uid)).toHaveLength(new Set(found.map(({ uid }) => uid)).size);
  expect(found).toHaveLength(classes.length);
  for (const [i, entry] of found.entries()) {
    const { day, start, minutes } = classes[i]!;
    expect(entry.isRecurring()).toBe(true);
    expect(entry.duration.toSeconds()).toBe(minutes * 60);
    const times = entry.iterator();
    for (let week = 0; week < 50; week++) {
      const wall = wallClock(times.next()!.toJSDate(), ZONE);
      const [hours = 0, past = 0] = start.split(":").map(Number);
      expect([wall.day, wall.minutes]).toEqual([day, hours * 60 + past]);
    }
  }
});

test("a change on a date keeps the UID of the class and raises its sequence number", () => {
  const [boxing] = classes.filter(({ id }) => id === "alpha-omega-boxing-mon-0700");
  const later = { ...boxing!, updatedAt: Date.parse("2026-11-20T12:00:00Z") };
  const lines = (timetable: Timetable) => classesCalendar(timetable).split("\r\n");
  const of = (name: string, from: string[]) => from.filter((line) => line.startsWith(name));
  const usual = lines({ classes: [boxing!], changes: [], zone: timeZone });
  const changed = lines({
    classes: [later],
    changes: [
      { id: "a", classId: boxing!.id, date: "2026-11-23", status: "cancelled", updatedAt: 1 },
      { id: "b", classId: boxing!.id, date: "2026-11-30", status: "changed", start: "09:00", updatedAt: 1 },
    ],
    zone: timeZone,
  });
  expect(new Set(of("UID", changed))).toEqual(new Set(of("UID", usual)));
  expect(of("EXDATE", changed)).toEqual(["EXDATE;TZID=America/New_York:20261123T070000"]);
  expect(of("RECURRENCE-ID", changed)).toEqual(["RECURRENCE-ID;TZID=America/New_York:20261130T070000"]);
  expect(new Set(of("LAST-MODIFIED", changed))).toEqual(new Set(["LAST-MODIFIED:20261120T120000Z"]));
  const sequence = (from: string[]) => of("SEQUENCE", from).map((line) => Number(line.slice(9)));
  expect(new Set(sequence(changed)).size).toBe(1);
  expect(sequence(changed)[0]!).toBeGreaterThan(sequence(usual)[0]!);
});

test("the same classes give the same calendar", () => {
  expect(classesCalendar({ classes, changes: [], zone: timeZone })).toBe(
    classesCalendar({ classes, changes: [], zone: timeZone }),
  );
  expect(utcTime(Date.parse("2026-06-01T12:00:00.123Z"))).toBe("20260601T120000Z");
});
