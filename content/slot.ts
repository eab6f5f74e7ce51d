import { days, sayTime, type ClockTime, type Day } from "./week.ts";

/** One hour that comes back every week. */
export type Slot = {
  day: Day;
  start: ClockTime;
  minutes: number;
  title: string;
  coach?: string;
  spotsLeft?: number;
};

/** Monday to Saturday as a board at the door has it, the days without class too. */
export function boardWeek(slots: readonly Slot[]) {
  return days
    .filter((day) => day !== "Sunday")
    .map((day) => ({
      day,
      slots: slots
        .filter((slot) => slot.day === day)
        .map(({ start, title }) => ({ time: sayTime(start), title })),
    }));
}
