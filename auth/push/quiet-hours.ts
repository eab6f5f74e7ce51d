import { type ClockTime, toMinutes } from "#domain/schedule/clock.ts";

/** Whether a minute of the day is in the quiet hours, which may span midnight. */
export function isQuiet(minute: number, from: string | null, until: string | null): boolean {
  if (!from || !until) return false;
  const [first, end] = [toMinutes(from as ClockTime), toMinutes(until as ClockTime)];
  return first <= end ? minute >= first && minute < end : minute >= first || minute < end;
}
