import { describe, expect, it } from "vitest";
import { addDays, isDay, weekdayName, momentAt, formatTime, wallClock } from "./clock.ts";

const zone = "America/New_York";
const iso = (date: string, time: `${number}:${number}`) => momentAt(date, time, zone).toISOString();

describe("the clock", () => {
  it("uses the time zone, not the server's", () => {
    expect(wallClock(new Date("2026-01-05T04:30:00Z"), zone)).toEqual({
      date: "2026-01-04",
      day: "Sunday",
      minutes: 23 * 60 + 30,
    });
    expect(wallClock(new Date("2026-07-05T04:30:00Z"), zone)).toEqual({
      date: "2026-07-05",
      day: "Sunday",
      minutes: 30,
    });
  });

  it("converts a local time in winter and in summer", () => {
    expect(iso("2026-01-05", "08:00")).toBe("2026-01-05T13:00:00.000Z");
    expect(iso("2026-07-06", "08:00")).toBe("2026-07-06T12:00:00.000Z");
    expect(iso("2026-07-06", "24:00")).toBe("2026-07-07T04:00:00.000Z");
  });

  it("knows the days of the calendar", () => {
    for (const day of ["2026-12-06", "2028-02-29"]) expect([day, isDay(day)]).toEqual([day, true]);
    for (const day of ["2027-02-30", "2027-02-29", "2026-13-01", "2026-1-5", "2026-12-06T", "next week", ""])
      expect([day, isDay(day)]).toEqual([day, false]);
  });

  it("handles both clock changes", () => {
    expect(iso("2026-03-08", "01:30")).toBe("2026-03-08T06:30:00.000Z");
    expect(iso("2026-03-08", "02:30")).toBe("2026-03-08T07:30:00.000Z"); // skipped: 3:30 EDT
    expect(iso("2026-03-08", "03:00")).toBe("2026-03-08T07:00:00.000Z");
    expect(iso("2026-11-01", "01:30")).toBe("2026-11-01T05:30:00.000Z"); // twice: the first, EDT
    expect(iso("2026-11-01", "02:00")).toBe("2026-11-01T07:00:00.000Z");
    expect(iso("2026-11-01", "00:00")).toBe("2026-11-01T04:00:00.000Z");
  });

  it("converts every quarter of an hour of a year back and forth", () => {
    for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2027, 0, 1); moment += 15 * 60_000) {
      const { date, minutes } = wallClock(new Date(moment), zone);
      const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
      const found = momentAt(date, time as `${number}:${number}`, zone).getTime();
      // The hour that occurs twice is read as the first one.
      expect([0, 3_600_000], new Date(moment).toISOString()).toContain(moment - found);
    }
  });

  it("adds days across months and names weekdays", () => {
    expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
    expect(addDays("2026-03-08", -1)).toBe("2026-03-07");
    expect(weekdayName("2026-11-21")).toBe("Saturday");
  });

  it("formats a time", () => {
    expect((["00:00", "07:30", "12:00", "12:15", "17:00", "20:05"] as const).map(formatTime)).toEqual([
      "12 AM",
      "7:30 AM",
      "12 PM",
      "12:15 PM",
      "5 PM",
      "8:05 PM",
    ]);
  });
});
