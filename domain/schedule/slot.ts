import type { ClockTime, Day } from "./clock.ts";

/** One hour that comes back every week. */
export type Slot = {
  day: Day;
  start: ClockTime;
  minutes: number;
  title: string;
  coach?: string;
  spotsLeft?: number;
};
