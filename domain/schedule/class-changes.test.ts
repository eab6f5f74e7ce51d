import { describe, expect, it } from "vitest";
import { type ClassChange, type GymClass, filterTimetable } from "./classes.ts";
import { comingSessions, sessionsOn, takesPlace, timetableNow } from "./sessions.ts";
import { momentAt, type ClockTime } from "./clock.ts";

const zone = "America/New_York";
const at = (date: string, time: ClockTime) => momentAt(date, time, "America/New_York");

const boxing: GymClass = {
  id: "boxing-mon",
  program: "boxing",
  programTitle: "Boxing",
  title: "Boxing",
  place: "Ring",
  day: "Monday",
  start: "07:00",
  minutes: 60,
};
const MONDAY = "2026-11-23";
const change = (facts: Partial<ClassChange>) =>
  ({ id: "c", classId: boxing.id, date: MONDAY, status: "changed", updatedAt: 1, ...facts }) as ClassChange;
const said = (date: string, ...changes: ClassChange[]) =>
  sessionsOn(date, { classes: [boxing], changes, zone }).map(({ id, state, gymClass }) =>
    `${id} ${state} ${gymClass.start} ${gymClass.coach ?? ""}`.trim(),
  );

describe("a change on a date", () => {
  it("applies to that date only", () => {
    const canceled = change({ status: "cancelled", why: "Coach is ill" });
    expect(said(MONDAY, canceled)).toEqual(["boxing-mon cancelled 07:00"]);
    expect(said("2026-11-30", canceled)).toEqual(["boxing-mon usual 07:00"]);
    expect(said("2026-11-24", canceled)).toEqual([]);
  });

  it("can change the time, the coach and the day", () => {
    expect(said(MONDAY, change({ start: "09:00", coach: "Riley" }))).toEqual([
      "boxing-mon changed 09:00 Riley",
    ]);
    const moved = change({ newDate: "2026-11-25" });
    expect(said(MONDAY, moved)).toEqual(["boxing-mon moved away 07:00"]);
    expect(said("2026-11-25", moved)).toEqual([`boxing-mon-${MONDAY} changed 07:00`]);
  });

  it("the last one of a date wins, and only on the class's weekday", () => {
    const moved = change({ newDate: "2026-11-25" });
    expect(said("2026-11-25", moved, change({ status: "cancelled" }))).toEqual([]);
    expect(said("2026-11-24", change({ date: "2026-11-24", start: "09:00" }))).toEqual([]);
    const ended = { ...boxing, lastDay: "2026-11-22" };
    expect(sessionsOn("2026-11-25", { classes: [ended], changes: [moved], zone })).toEqual([]);
  });

  it("can be an extra class", () => {
    const gymClass = { ...boxing, id: "extra", day: "Tuesday" as const, start: "10:00" as const };
    const extra = { id: "extra", date: "2026-11-24", status: "extra", gymClass, updatedAt: 1 } as const;
    expect(said("2026-11-24", extra)).toEqual(["extra extra 10:00"]);
    const timetable = { classes: [boxing], changes: [extra, change({})], zone };
    expect(filterTimetable("yoga", timetable)).toEqual({ classes: [], changes: [], zone });
    expect(filterTimetable("boxing", timetable)).toEqual(timetable);
  });

  it("affects the next and the running class", () => {
    const timetable = { classes: [boxing], changes: [change({ status: "cancelled" })], zone };
    expect(timetableNow(at(MONDAY, "06:00"), timetable).next?.date).toBe("2026-11-30");
    expect(timetableNow(at(MONDAY, "07:30"), timetable).running).toEqual([]);
    const coming = comingSessions(at(MONDAY, "06:00"), timetable);
    expect(coming.map((session) => [session.date, takesPlace(session)])).toEqual([
      [MONDAY, false],
      ["2026-11-30", true],
    ]);
  });
});
