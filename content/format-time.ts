import { timeZone } from "./site.ts";
import { wallClock } from "#domain/schedule/clock.ts";

/** '2026-11-21 14:05' on the gym's clock. */
export function formatMoment(moment: number | null): string {
  if (moment === null) return "";
  const { date, minutes } = wallClock(new Date(moment), timeZone);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const calendar = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

/** 'Nov 21, 2026', of '2026-11-21'. */
export function formatDay(day: string): string {
  return calendar.format(new Date(`${day}T00:00:00Z`));
}

/** '3 s', '12 min', '5 h', '2.5 days' */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 90) return `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 129_600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 8640) / 10} days`;
}
