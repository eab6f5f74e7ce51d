import { expect, it } from "vitest";
import { timeZone } from "#content/site.ts";
import type { GymClass } from "#domain/schedule/classes.ts";
import { type ClockTime, momentAt } from "#domain/schedule/clock.ts";
import { comingClasses, linesOn } from "./session-words.server.ts";

const MONDAY = "2026-11-23";
const gymClass = (start: ClockTime): GymClass => ({
  id: `strength-${start}`,
  program: "adult-classes",
  programTitle: "Adult Classes",
  title: "Strength",
  day: "Monday",
  start,
  minutes: 60,
  place: "Main floor",
});
const timetable = {
  classes: (["06:00", "12:00", "18:00"] as const).map(gymClass),
  changes: [],
  zone: timeZone,
};
const noon = momentAt(MONDAY, "12:30", timeZone);

it("says which classes are over, and does not link to them", () => {
  const lines = linesOn(MONDAY, timetable, noon).map(({ to, isOver }) => [to !== undefined, isOver]);
  expect(lines).toEqual([
    [false, true],
    [true, false],
    [true, false],
  ]);
});

it("tells the next class from the one that is running", () => {
  const { next, today, tomorrow } = comingClasses(noon, timetable);
  expect(next).toMatchObject({ side: "6 PM", day: "" });
  expect(today).toEqual([expect.objectContaining({ side: "12 PM", chips: ["now"] })]);
  expect(tomorrow).toEqual([]);
  const sunday = momentAt("2026-11-22", "12:00", timeZone);
  expect(comingClasses(sunday, timetable).next).toMatchObject({ side: "6 AM", day: "Tomorrow" });
  const saturday = momentAt("2026-11-21", "12:00", timeZone);
  expect(comingClasses(saturday, timetable).next).toMatchObject({ day: expect.stringContaining("Nov 23") });
});

it("gives no id to the lines of Today, where a class may be in two lists", () => {
  const { next, tomorrow } = comingClasses(momentAt("2026-11-22", "12:00", timeZone), timetable);
  expect(tomorrow[0]).toMatchObject({ label: next!.label });
  expect([next!, ...tomorrow].filter((line) => "id" in line)).toEqual([]);
});
