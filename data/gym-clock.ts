import { timeZone } from "#content/site.ts";

/** Days and times on the gym's wall clock, as the database keeps them. */

const wall = new Intl.DateTimeFormat("en-US", {
  timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** 'YYYY-MM-DD' at the gym at this moment. */
export function gymDay(moment: Date): string {
  return new Date(wallAsUtc(moment.getTime())).toISOString().slice(0, 10);
}

/** When the gym's clock shows this; a time that the clock skips in spring is taken an hour later. */
export function momentOf(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const first = wanted - (wallAsUtc(wanted) - wanted);
  const second = wanted - (wallAsUtc(first) - first);
  return new Date(wallAsUtc(second) === wanted ? second : Math.max(first, second));
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

function wallAsUtc(moment: number): number {
  const part = new Map(wall.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0;
  return Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"), read("second"));
}
