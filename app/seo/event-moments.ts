import { timeZone } from "#content/site.ts";
import { offsetAt } from "#domain/schedule/clock.ts";

/** '2026-12-05T09:00:00-05:00': the gym's clock with its distance from Greenwich at that moment. */
export function withOffset(moment: number): string {
  const ahead = offsetAt(moment, timeZone);
  const wall = new Date(moment + ahead).toISOString().slice(0, 19);
  const distance = new Date(Math.abs(ahead)).toISOString().slice(11, 16);
  return `${wall}${ahead < 0 ? "-" : "+"}${distance}`;
}
