import { formatTime, momentAt, wallClock, type ClockTime } from "#domain/schedule/clock.ts";
import { timeZone } from "#content/site.ts";

// Dates and times in the gym's time zone.

/** The gym's date at this moment: 'YYYY-MM-DD'. */
export function gymDay(moment: Date): string {
  return wallClock(moment, timeZone).date;
}

/** The moment of a local date and time. A time that is skipped in spring becomes one hour later. */
export function gymMoment(day: string, time: string): Date {
  return momentAt(day, time as ClockTime, timeZone);
}

/** '2026-11-21 14:05' */
export function formatMoment(moment: number | null): string {
  if (moment === null) return "";
  const { date, minutes } = wallClock(new Date(moment), timeZone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const dateFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** 'Mon, Nov 23', with the year if it is not this year. */
export function formatDate(day: string, today = gymDay(new Date())): string {
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return day;
  const year = day.slice(0, 4);
  return dateFormat.format(moment) + (year === today.slice(0, 4) ? "" : `, ${year}`);
}

/** 'Mon, Nov 23, 3:28 PM'; '' for null. */
export function formatDateTime(moment: number | null): string {
  return moment === null ? "" : `${formatDate(gymDay(new Date(moment)))}, ${formatTimeOfDay(moment)}`;
}

/** '3:28 PM' */
export function formatTimeOfDay(moment: number): string {
  const { minutes } = wallClock(new Date(moment), timeZone);
  const two = (part: number) => String(part).padStart(2, "0");
  return formatTime(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` as ClockTime);
}
