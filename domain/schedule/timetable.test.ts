import { describe, expect, it } from "vitest";
import { type ClassChange, filterTimetable } from "./classes.ts";
import { firstClasses } from "#content/class-pages.ts";
import { boardDays, boardStates, classesOn, laterChanges } from "./timetable.ts";
import { momentAt, type ClockTime } from "./clock.ts";

const at = (date: string, time: ClockTime) => momentAt(date, time, "America/New_York");
const whole = { classes: firstClasses, changes: [], zone: "America/New_York" };
const boxing = filterTimetable("alpha-omega-boxing", whole);
const MONDAY = "2026-11-23";

describe("the board", () => {
  it("shows every class once, on its day, in order", () => {
    const days = boardDays(at(MONDAY, "12:00"), whole);
    expect(days.flatMap(classesOn).map(({ id }) => id)).toEqual(firstClasses.map(({ id }) => id));
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(50);
  });

  it("writes the beginning and the end of a class alike", () => {
    const [first] = classesOn(boardDays(at(MONDAY, "06:00"), boxing)[0]!);
    expect([`${first?.clock} ${first?.half}`, first?.until]).toEqual(["7:00 AM", "8:00 AM"]);
  });

  it("has today and the six days after it, from Monday to Sunday", () => {
    const days = boardDays(at("2026-11-25", "12:00"), whole);
    expect(days.map(({ day, date }) => `${day} ${date}`)).toEqual([
      "Monday Nov 30",
      "Tuesday Dec 1",
      "Wednesday Nov 25",
      "Thursday Nov 26",
      "Friday Nov 27",
      "Saturday Nov 28",
      "Sunday Nov 29",
    ]);
  });

  it("marks canceled classes with the reason, and describes other changes", () => {
    const change = (facts: Partial<ClassChange>) =>
      ({
        id: "c",
        classId: "alpha-omega-boxing-mon-0700",
        date: MONDAY,
        updatedAt: 1,
        ...facts,
      }) as ClassChange;
    const shown = (...changes: ClassChange[]) =>
      boardDays(at(MONDAY, "06:00"), { ...boxing, changes })
        .flatMap(classesOn)
        .filter((entry) => entry.change)
        .map((entry) => `${entry.off ? "off " : ""}${entry.time} ${entry.change}`);
    expect(shown(change({ status: "cancelled", why: "Coach is ill" }))).toEqual([
      "off 7 AM Canceled: Coach is ill",
    ]);
    expect(shown(change({ status: "changed", newDate: "2026-11-25", start: "09:00" }))).toEqual([
      "off 7 AM Moved to Wednesday, Nov 25, 9 AM",
      "9 AM Moved from Monday, Nov 23",
    ]);
    expect(
      shown(change({ status: "changed", start: "09:00", coach: "Riley", place: "Mats", why: "New mats" })),
    ).toEqual(["9 AM Moved from 7 AM, Coach: Riley, In Mats: New mats"]);
    const later = { ...boxing, changes: [change({ status: "cancelled", date: "2026-11-30" })] };
    expect(laterChanges(at(MONDAY, "06:00"), later)).toEqual(["Monday, Nov 30, 7 AM Boxing. Canceled"]);
  });

  it("includes the following states", () => {
    const states = boardStates(at(MONDAY, "06:00"), boxing, 5);
    expect(states.map(({ changesAt }) => new Date(changesAt))).toEqual([
      at("2026-11-23", "07:00"),
      at("2026-11-23", "08:00"),
      at("2026-11-24", "00:00"),
      at("2026-11-24", "17:00"),
      at("2026-11-24", "18:00"),
    ]);
    expect(states.map(({ today }) => today)).toEqual(["Monday", "Monday", "Monday", "Tuesday", "Tuesday"]);
    expect(states[0]?.next).toMatchObject({ when: "Today", clock: "7 AM" });
    expect(states[1]?.running).toMatchObject([{ until: "8 AM" }]);
    expect(states[1]?.next).toMatchObject({ when: "Tomorrow", clock: "5 PM" });
    expect(states[4]?.next).toMatchObject({ when: "Tomorrow", clock: "10 AM" });
  });

  it("names the same weekday of next week, and marks no column for it", () => {
    const [moment] = boardStates(at("2026-11-22", "12:00"), filterTimetable("evo-nutrition", whole), 1);
    expect(moment?.next).toMatchObject({ when: "Sunday", id: null });
  });
});
