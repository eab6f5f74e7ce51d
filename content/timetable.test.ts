import { describe, expect, it } from "vitest";
import { classes, classesOf } from "./classes.ts";
import { boardDays, boardMoments } from "./timetable.ts";
import { momentAt, type ClockTime } from "./week.ts";

const at = (date: string, time: ClockTime) => momentAt(date, time, "America/New_York");

describe("the board", () => {
  it("shows every class once, on its day, in the order of the day", () => {
    const shown = boardDays().flatMap(({ parts }) => parts.flatMap((part) => part.classes));
    expect(shown.map(({ id }) => id)).toEqual(classes.map(({ id }) => id));
    expect(boardDays().reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(50);
  });

  it("knows what follows without asking again", () => {
    const boxing = classesOf("alpha-omega-boxing");
    const moments = boardMoments(at("2026-11-23", "06:00"), boxing, 5);
    expect(moments.map(({ changesAt }) => new Date(changesAt))).toEqual([
      at("2026-11-23", "07:00"),
      at("2026-11-23", "08:00"),
      at("2026-11-24", "00:00"),
      at("2026-11-24", "17:00"),
      at("2026-11-24", "18:00"),
    ]);
    expect(moments.map(({ today }) => today)).toEqual(["Monday", "Monday", "Monday", "Tuesday", "Tuesday"]);
    expect(moments[0]?.next).toMatchObject({ when: "Today", clock: "7 AM" });
    expect(moments[1]?.running).toMatchObject([{ until: "8 AM" }]);
    expect(moments[1]?.next).toMatchObject({ when: "Tomorrow", clock: "5 PM" });
    expect(moments[4]?.next).toMatchObject({ when: "Tomorrow", clock: "10 AM" });
  });

  it("calls the same day of next week by its name", () => {
    const [moment] = boardMoments(at("2026-11-22", "12:00"), classesOf("evo-nutrition"), 1);
    expect(moment?.next?.when).toBe("Sunday");
  });
});
