import type { ClockTime, Day } from "./week.ts";

/** One hour that comes back every week. */
export type Slot = {
  day: Day;
  start: ClockTime;
  minutes: number;
  title: string;
  coach?: string;
  spotsLeft?: number;
};
