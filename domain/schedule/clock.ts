/** Dates and times in a time zone. */

export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type Day = (typeof days)[number];

/** 'HH:MM', 24 hours. */
export type ClockTime = `${number}:${number}`;
export type OpenHours = { opens: ClockTime; closes: ClockTime };
export type WeeklyHours = Record<Day, OpenHours | null>;

/** Local date and time: `date` is 'YYYY-MM-DD'. */
export type WallClock = { date: string; day: Day; minutes: number };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const QUARTER = 15 * MINUTE;
const MAX_CACHED = 5000;
/** UTC offsets by zone and quarter of an hour; offsets only change at quarters. */
const offsets = new Map<string, number>();
const formats = new Map<string, Intl.DateTimeFormat>();

export function wallClock(moment: Date, zone: string): WallClock {
  const shown = new Date(moment.getTime() + offsetAt(moment.getTime(), zone));
  const date = shown.toISOString().slice(0, 10);
  return { date, day: weekdayName(date), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/**
 * The moment of a local date and time. A time that is skipped in spring becomes one hour later; of a time that occurs
 * twice in fall, the first is returned.
 */
export function momentAt(date: string, time: ClockTime, zone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const before = asUtc - offsetAt(asUtc - DAY, zone);
  const after = asUtc - offsetAt(asUtc + DAY, zone);
  const [early, late] = before < after ? [before, after] : [after, before];
  if (early + offsetAt(early, zone) === asUtc) return new Date(early);
  return new Date(late + offsetAt(late, zone) === asUtc ? late : before);
}

/** UTC offset in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  const start = Math.floor(moment / QUARTER) * QUARTER;
  const key = `${zone} ${start}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  if (offsets.size >= MAX_CACHED) offsets.clear();
  const offset = readOffset(start, zone);
  offsets.set(key, offset);
  return offset;
}

function readOffset(moment: number, zone: string): number {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute")) - moment;
}

function formatIn(zone: string) {
  const cached = formats.get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  formats.set(zone, format);
  return format;
}

/** Is it a name like America/Denver? Intl also takes offsets like -07:00, which have no daylight saving time. */
export function isZone(zone: string): boolean {
  try {
    return !/^[+-]/.test(zone) && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Is it a day of the calendar, written like 2026-12-06? 2027-02-30 is not. */
export function isDay(text: string): boolean {
  const noon = Date.parse(`${text}T12:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(noon || 0).toISOString().startsWith(text);
}

export function weekdayName(date: string): Day {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return days[(weekday + 6) % 7] ?? "Monday";
}

export function addDays(date: string, count: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

export function toMinutes(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** '7:30 AM', '5 PM' */
export function formatTime(time: ClockTime): string {
  const minutes = toMinutes(time);
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
  return `${clock} ${hour < 12 ? "AM" : "PM"}`;
}

/** '8 AM – 8 PM', '9 AM – midnight' */
export function formatSpan(from: ClockTime, to: ClockTime): string {
  return `${formatTime(from)} – ${to === "24:00" ? "midnight" : formatTime(to)}`;
}

/** 'Eastern' for America/New_York. */
export function zoneName(zone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" });
  const name = format.formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? zone;
  return name.replace(/ (Standard )?Time$/, "");
}

/** 'Nov 21, 2026' */
export function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "medium" });
}

/** '2026-11-21' becomes 'Sat, Nov 21'. */
export function formatShortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
  });
}

/** '3 s', '12 min', '5 h', '2.5 days' */
export function formatDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 90) return `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 129_600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 8640) / 10} days`;
}

/** 0 is Sunday. */
export function weekdayNumber(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
