import { timeZone } from "./site.ts";
import { momentAt, wallClock, type ClockTime } from "#domain/schedule/clock.ts";

/** Days and times on the gym's wall clock, as the database keeps them. */

/** 'YYYY-MM-DD' at the gym at this moment. */
export function gymDay(moment: Date): string {
  return wallClock(moment, timeZone).date;
}

/** When the gym's clock shows this; a time that the clock skips in spring is taken an hour later. */
export function gymMoment(day: string, time: string): Date {
  return momentAt(day, time as ClockTime, timeZone);
}

/** 0 is Sunday. */
export function weekdayNumber(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
