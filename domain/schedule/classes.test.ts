import { describe, expect, it } from "vitest";
import { classPages, firstClasses } from "#content/class-pages.ts";
import { endTime, filterTimetable } from "./classes.ts";
import { comingSessions, timetableNow } from "./sessions.ts";
import { jiuJitsuPricing } from "#content/programs/apex-jiu-jitsu.ts";
import { momentAt, formatTime, type ClockTime } from "./clock.ts";

const at = (date: string, time: ClockTime) => momentAt(date, time, "America/New_York");
const short = (slot: { day: string; start: ClockTime }) =>
  `${slot.day.slice(0, 3)} ${formatTime(slot.start)}`;
const whole = { classes: firstClasses, changes: [], zone: "America/New_York" };
const of = (program: string) => filterTimetable(program, whole);
const slots = (program: string) => of(program).classes;

describe("the default timetable", () => {
  it("has more than 50 classes a week, each with a unique id", () => {
    expect(firstClasses.length).toBeGreaterThanOrEqual(50);
    expect(new Set(firstClasses.map(({ id }) => id)).size).toBe(firstClasses.length);
    for (const gymClass of firstClasses) {
      expect(gymClass.minutes).toBeGreaterThan(0);
      expect(endTime(gymClass) <= "24:00").toBe(true);
    }
  });

  it("has the boxing hours of the specification", () => {
    const boxing = slots("alpha-omega-boxing");
    expect(boxing.map(short)).toEqual([
      "Mon 7 AM",
      "Tue 5 PM",
      "Wed 10 AM",
      "Wed 5 PM",
      "Fri 7:30 AM",
      "Sun 10 AM",
    ]);
    const counted = boxing.filter(({ spotsLeft }) => spotsLeft !== undefined);
    expect(counted.map((slot) => `${short(slot)}: ${slot.spotsLeft}`)).toEqual(["Fri 7:30 AM: 15"]);
    expect(boxing.every(({ minutes }) => minutes === 60)).toBe(true);
  });

  it("has the jiu-jitsu hours and prices of the specification", () => {
    expect(slots("apex-jiu-jitsu").map((slot) => `${short(slot)} ${slot.title}`)).toEqual([
      "Mon 7 PM Adult Jiu-Jitsu",
      "Tue 6 PM Kids Jiu-Jitsu",
      "Tue 7 PM Adult Jiu-Jitsu",
      "Wed 7 PM Adult Jiu-Jitsu",
      "Thu 7 PM Adult Jiu-Jitsu",
      "Sat 8:30 AM Kids Jiu-Jitsu",
    ]);
    expect(jiuJitsuPricing.map(({ name, price, per }) => `${name} ${price}/${per}`)).toEqual([
      "Kids $100/month",
      "Adult Base $125/month",
      "Intermediate $275/month",
      "Executive $500/month",
      "Private lessons $100/hour",
    ]);
  });

  it("has the outdoor workout", () => {
    expect(slots("destination-workouts").map(short)).toEqual(["Sat 7 AM"]);
  });

  it("links only to existing pages", () => {
    for (const { program } of firstClasses) expect(classPages.has(program), program).toBe(true);
    expect(filterTimetable(null, whole)).toBe(whole);
    expect(slots("nonsense")).toEqual([]);
  });

  it("computes today in the gym's time zone", () => {
    expect(timetableNow(new Date("2026-11-24T03:30:00Z"), whole).today).toBe("Monday");
  });

  it("finds the next class across midnight and the end of the week", () => {
    const boxing = of("alpha-omega-boxing");
    const next = (date: string, time: ClockTime) => timetableNow(at(date, time), boxing).next?.startsAt;
    expect(next("2026-11-23", "06:59")).toEqual(at("2026-11-23", "07:00"));
    expect(next("2026-11-23", "07:00")).toEqual(at("2026-11-24", "17:00"));
    expect(next("2026-11-27", "08:00")).toEqual(at("2026-11-29", "10:00"));
    expect(next("2026-10-31", "12:00")).toEqual(new Date("2026-11-01T15:00:00Z"));
    expect(next("2026-03-07", "12:00")).toEqual(new Date("2026-03-08T14:00:00Z"));
    expect(timetableNow(at("2026-11-23", "06:59"), of("nonsense")).next).toBeNull();
  });

  it("finds the only class of the week while it is running", () => {
    const only = of("evo-nutrition");
    expect(comingSessions(at("2026-11-22", "11:10"), only).map(({ date }) => date)).toEqual([
      "2026-11-22",
      "2026-11-29",
    ]);
  });

  it("finds the running class, and when it ends", () => {
    const boxing = of("alpha-omega-boxing");
    const running = timetableNow(at("2026-11-23", "07:30"), boxing);
    expect(running.today).toBe("Monday");
    expect(running.running.map(({ id }) => id)).toEqual(["alpha-omega-boxing-mon-0700"]);
    expect(running.changesAt).toEqual(at("2026-11-23", "08:00"));
    expect(timetableNow(at("2026-11-23", "12:00"), boxing).changesAt).toEqual(at("2026-11-24", "00:00"));
    expect(timetableNow(at("2026-11-24", "12:00"), boxing).changesAt).toEqual(at("2026-11-24", "17:00"));
  });
});
