import { describe, expect, it } from "vitest";
import { boxingSlots } from "#content/programs/alpha-omega-boxing.ts";
import {
  classes,
  classesByDay,
  classesOf,
  classPrograms,
  comingSessions,
  endOf,
  timetableNow,
} from "./classes.ts";
import { jiuJitsuPricing, jiuJitsuSlots, jiuJitsuWeek } from "#content/programs/apex-jiu-jitsu.ts";
import { momentAt, sayTime, type ClockTime } from "./week.ts";

const at = (date: string, time: ClockTime) => momentAt(date, time, "America/New_York");
const short = (slot: { day: string; start: ClockTime }) => `${slot.day.slice(0, 3)} ${sayTime(slot.start)}`;

describe("the timetable", () => {
  it("has more than 50 classes a week, each with an id of its own", () => {
    expect(classes.length).toBeGreaterThanOrEqual(50);
    expect(new Set(classes.map(({ id }) => id)).size).toBe(classes.length);
    for (const gymClass of classes) {
      expect(gymClass.minutes).toBeGreaterThan(0);
      expect(endOf(gymClass) <= "24:00").toBe(true);
    }
  });

  it("has the boxing hours of the specification", () => {
    expect(boxingSlots.map(short)).toEqual([
      "Sun 10 AM",
      "Mon 7 AM",
      "Tue 5 PM",
      "Wed 10 AM",
      "Wed 5 PM",
      "Fri 7:30 AM",
    ]);
    expect(boxingSlots.filter(({ spotsLeft }) => spotsLeft).map(short)).toEqual(["Fri 7:30 AM"]);
    expect(boxingSlots.at(-1)?.spotsLeft).toBe(15);
    expect(boxingSlots.every(({ minutes }) => minutes === 60)).toBe(true);
    expect(classesOf("alpha-omega-boxing").length).toBe(boxingSlots.length);
  });

  it("has the jiu-jitsu hours and prices of the specification", () => {
    expect(jiuJitsuSlots.map((slot) => `${short(slot)} ${slot.title}`)).toEqual([
      "Mon 7 PM Adult Jiu-Jitsu",
      "Tue 6 PM Kids Jiu-Jitsu",
      "Tue 7 PM Adult Jiu-Jitsu",
      "Wed 7 PM Adult Jiu-Jitsu",
      "Thu 7 PM Adult Jiu-Jitsu",
      "Sat 8:30 AM Kids Jiu-Jitsu",
    ]);
    expect(jiuJitsuWeek.map(({ day, slots }) => `${day} ${slots.length}`)).toContain("Friday 0");
    expect(jiuJitsuPricing.map(({ name, price, per }) => `${name} ${price}/${per}`)).toEqual([
      "Kids $100/month",
      "Adult Base $125/month",
      "Intermediate $275/month",
      "Executive $500/month",
      "Private lessons $100/hour",
    ]);
  });

  it("lists every program that has classes in the filter, and no other", () => {
    expect(new Set(classes.map(({ program }) => program))).toEqual(
      new Set(classPrograms.map(({ slug }) => slug)),
    );
    expect(classesOf(null)).toBe(classes);
    expect(classesOf("nonsense")).toEqual([]);
  });

  it("has each class once, day by day", () => {
    expect(classesByDay().flatMap((day) => day.classes)).toEqual(classes);
  });

  it("knows today by the gym's clock", () => {
    expect(timetableNow(new Date("2026-11-24T03:30:00Z")).today).toBe("Monday");
  });

  it("finds the next class, over midnight and over the end of the week", () => {
    const boxing = classesOf("alpha-omega-boxing");
    const next = (date: string, time: ClockTime) => timetableNow(at(date, time), boxing).next?.startsAt;
    expect(next("2026-11-23", "06:59")).toEqual(at("2026-11-23", "07:00"));
    expect(next("2026-11-23", "07:00")).toEqual(at("2026-11-24", "17:00"));
    expect(next("2026-11-27", "08:00")).toEqual(at("2026-11-29", "10:00"));
    expect(next("2026-10-31", "12:00")).toEqual(new Date("2026-11-01T15:00:00Z"));
    expect(next("2026-03-07", "12:00")).toEqual(new Date("2026-03-08T14:00:00Z"));
    expect(timetableNow(at("2026-11-23", "06:59"), []).next).toBeNull();
  });

  it("finds the only class of the week while it is running", () => {
    const only = classesOf("evo-nutrition");
    expect(comingSessions(at("2026-11-22", "11:10"), only).map(({ date }) => date)).toEqual([
      "2026-11-22",
      "2026-11-29",
    ]);
  });

  it("says what runs now and when that changes", () => {
    const boxing = classesOf("alpha-omega-boxing");
    const running = timetableNow(at("2026-11-23", "07:30"), boxing);
    expect(running.today).toBe("Monday");
    expect(running.running.map(({ gymClass }) => gymClass.id)).toEqual(["alpha-omega-boxing-mon-0700"]);
    expect(running.changesAt).toEqual(at("2026-11-23", "08:00"));
    expect(timetableNow(at("2026-11-23", "12:00"), boxing).changesAt).toEqual(at("2026-11-24", "00:00"));
    expect(timetableNow(at("2026-11-24", "12:00"), boxing).changesAt).toEqual(at("2026-11-24", "17:00"));
  });
});
