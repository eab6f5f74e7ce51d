import { describe, expect, it } from "vitest";
import { comingHolidays, hoursOn, staffStatus, type HolidayHours } from "./opening-hours.ts";
import type { AccessTexts } from "#domain/gym-settings.ts";
import { accessTexts } from "#content/access.ts";
import { access, staffHours, timeZone } from "#content/site.ts";
import {
  checkDays,
  formatStaffedWeek,
  formatWeek,
  hoursLines,
  parseWeek,
  readDays,
  writeDays,
} from "./week-hours.ts";
import { momentAt, type ClockTime } from "./clock.ts";

const at = (date: string, time: ClockTime) => momentAt(date, time, "America/New_York");
const line = (date: string, time: ClockTime, holidays?: HolidayHours[]) =>
  staffStatus(at(date, time), { ...station, holidays }).line;

const station = { weekly: staffHours, zone: timeZone, access };

const thanksgiving: HolidayHours[] = [
  { date: "2026-11-26", opens: null, closes: null, reason: "Thanksgiving" },
  { date: "2026-11-27", opens: "10:00", closes: "14:00", reason: "Day after Thanksgiving" },
];

describe("the front-desk status", () => {
  it("says until when it is staffed", () => {
    expect(staffStatus(at("2026-11-23", "08:00"), station)).toEqual({
      staffed: true,
      line: "Staff here until 8 PM",
      access: "24/7 for members",
      holiday: null,
      changesAt: at("2026-11-23", "20:00"),
    });
    expect(line("2026-11-23", "19:59")).toBe("Staff here until 8 PM");
    expect(line("2026-11-21", "16:59")).toBe("Staff here until 5 PM");
  });

  it("says when staff are back", () => {
    expect(line("2026-11-23", "07:59")).toBe("Staff back at 8 AM");
    expect(line("2026-11-23", "20:00")).toBe("Staff back at 8 AM tomorrow");
    expect(line("2026-11-27", "21:00")).toBe("Staff back at 9 AM tomorrow");
    expect(line("2026-11-22", "17:00")).toBe("Staff back at 8 AM tomorrow");
  });

  it("changes at the opening, and at midnight when 'tomorrow' becomes today", () => {
    const evening = staffStatus(at("2026-11-23", "22:00"), station);
    expect(evening.changesAt).toEqual(at("2026-11-24", "00:00"));
    const night = staffStatus(at("2026-11-24", "00:00"), station);
    expect(night.line).toBe("Staff back at 8 AM");
    expect(night.changesAt).toEqual(at("2026-11-24", "08:00"));
  });

  it("stays the same until changesAt, minute by minute across both clock changes and a holiday", () => {
    const spans = [
      ["2026-03-07", 3],
      ["2026-10-31", 3],
      ["2026-11-24", 5],
    ] as const;
    for (const [from, length] of spans) {
      const start = at(from, "00:00").getTime();
      let known = staffStatus(new Date(start), { ...station, holidays: thanksgiving });
      for (let moment = start; moment < start + length * 86_400_000; moment += 60_000) {
        const now = staffStatus(new Date(moment), { ...station, holidays: thanksgiving });
        if (moment >= known.changesAt.getTime()) known = now;
        expect({ line: now.line, staffed: now.staffed }).toEqual({
          line: known.line,
          staffed: known.staffed,
        });
        expect(now.changesAt.getTime()).toBeGreaterThan(moment);
      }
    }
  });

  it("uses local time on the nights of clock changes", () => {
    expect(staffStatus(new Date("2026-03-08T12:59:00Z"), station).line).toBe("Staff back at 9 AM");
    expect(staffStatus(new Date("2026-03-08T13:00:00Z"), station).line).toBe("Staff here until 5 PM");
    expect(staffStatus(new Date("2026-11-01T13:59:00Z"), station).line).toBe("Staff back at 9 AM");
    expect(staffStatus(new Date("2026-11-01T14:00:00Z"), station).line).toBe("Staff here until 5 PM");
    expect(staffStatus(new Date("2026-11-01T03:30:00Z"), station).changesAt.toISOString()).toBe(
      "2026-11-01T04:00:00.000Z",
    );
  });

  it("considers holidays", () => {
    const closed = staffStatus(at("2026-11-26", "12:00"), { ...station, holidays: thanksgiving });
    expect(closed).toMatchObject({
      staffed: false,
      line: "Staff back at 10 AM tomorrow",
      holiday: "Thanksgiving",
    });
    expect(line("2026-11-25", "21:00", thanksgiving)).toBe("Staff back at 10 AM on Friday");
    expect(line("2026-11-27", "13:00", thanksgiving)).toBe("Staff here until 2 PM");
    expect(line("2026-11-27", "14:00", thanksgiving)).toBe("Staff back at 9 AM tomorrow");
    expect(hoursOn("2026-11-27", staffHours, thanksgiving)).toEqual({ opens: "10:00", closes: "14:00" });
  });

  it("names the date of a distant opening, and searches a limited time", () => {
    const fortnight = Array.from({ length: 14 }, (_, day) => ({
      date: `2026-12-${String(day + 18).padStart(2, "0")}`,
      opens: null,
      closes: null,
      reason: "New floor",
    }));
    expect(line("2026-12-18", "12:00", fortnight)).toBe("Staff back at 8 AM on January 1");
    const never = Object.fromEntries(Object.keys(staffHours).map((day) => [day, null])) as typeof staffHours;
    expect(staffStatus(at("2026-12-18", "12:00"), { ...station, weekly: never }).line).toBe(
      "No one is at the front desk right now",
    );
  });

  it("formats the week", () => {
    expect(formatWeek(staffHours)).toBe("Mon-Fri 8am-8pm, Sat-Sun 9am-5pm");
    expect(
      hoursLines({ ...staffHours, Wednesday: null }).map((entry) => `${entry.days} ${entry.hours}`),
    ).toEqual(["Mon-Tue 8am-8pm", "Wed no staff", "Thu-Fri 8am-8pm", "Sat-Sun 9am-5pm"]);
  });

  it("parses the week as people write it, and returns undefined for other text", () => {
    const read = (text: string) => mapped(parseWeek(text));
    expect(parseWeek(formatWeek(staffHours))).toEqual(staffHours);
    expect(formatStaffedWeek(staffHours)).toBe("Mon–Fri 8 AM – 8 PM, Sat–Sun 9 AM – 5 PM");
    expect(parseWeek(formatStaffedWeek(staffHours))).toEqual(staffHours);
    expect(read("mondays 8:30 AM to noon; sat-sun 10:00–midnight, fri: closed")).toBe(
      "Mon 8:30am-12pm, Tue-Fri no staff, Sat-Sun 10am-midnight",
    );
    for (const text of [
      "",
      "8am-8pm",
      "Mon 8pm-8am",
      "Sun-Mon 8am-9am",
      "Mon 8-5",
      "Mon 25:00-26:00",
      "Mon",
      "Mon 8am-8pm, Mon 9am-5pm",
      "Mon-Fri 8am-8pm, Wed 9am-5pm",
    ])
      expect(read(text), text).toBeUndefined();
  });

  it("reads and writes a week day by day, and shows hours with spaces", () => {
    const hours = readDays("Mon-Fri 8am-8pm, Sat 10:30-midnight");
    expect(hours.at(5)).toEqual({ day: "Saturday", opens: "10:30", closes: "24:00", isStaffed: true });
    expect(hours.at(6)).toEqual({ day: "Sunday", opens: "", closes: "", isStaffed: false });
    expect(writeDays((day) => hours.find((one) => one.day === day && one.isStaffed) ?? null)).toBe(
      "Mon-Fri 8am-8pm, Sat 10:30am-midnight, Sun no staff",
    );
    const refused = writeDays((day) => (day === "Monday" ? { opens: "20:00", closes: "" } : null));
    expect(readDays(refused)[0]).toEqual({ day: "Monday", opens: "20:00", closes: "", isStaffed: true });
    expect(checkDays(refused)).toEqual([
      { day: "Monday", message: "enter both times, or choose Not staffed" },
    ]);
    expect(checkDays(writeDays(() => null))).toEqual([
      { day: "Monday", message: "enter the hours of at least one day" },
    ]);
    expect(checkDays("Mon 8-5")).toBeUndefined();
  });

  it("lists upcoming holidays", () => {
    const list = (date: string, by: AccessTexts = access) =>
      comingHolidays(at(date, "12:00"), thanksgiving.toReversed(), { zone: timeZone, access: by });
    const listed = list("2026-11-20");
    expect(listed.map(({ day, hours }) => `${day}: ${hours}`)).toEqual([
      "Thursday, November 26: no staff, doors open to members",
      "Friday, November 27: 10am-2pm",
    ]);
    expect(list("2026-11-28")).toEqual([]);
    const [staffed] = list("2026-11-20", accessTexts("staffed"));
    expect(staffed?.hours).toBe("closed");
    const [span] = list("2026-11-20", accessTexts({ opens: "05:00", closes: "23:00" }));
    expect(span?.hours).toBe("no staff, 5 AM to 11 PM for members");
  });
});

function mapped(week: ReturnType<typeof parseWeek>) {
  return week && formatWeek(week);
}
