import { formatDate } from "#content/gym-clock.ts";
import { type ClockTime, formatTime } from "#domain/schedule/clock.ts";
import { joinFacts } from "#domain/text.ts";
import { cellText, type Value } from "./collection.ts";

// Texts of rows in the desk's lists.

export function join(...parts: (Value | false | undefined)[]): string {
  return joinFacts(parts.filter((part) => part !== false).map(cellText));
}

/** 'Sun, Dec 6'; has the year if it is not the current one. */
export function dateText(day: Value | undefined): string {
  return cellText(day) && formatDate(cellText(day));
}

/** '6:30 PM' */
export function clockText(time: Value | undefined): string {
  return cellText(time) && formatTime(cellText(time) as ClockTime);
}

/** For the log: a day or a time that has changed. */
export const movedTo = (_from: string, to: string) => `moved to ${to}`;

/** Choices that are their own labels. */
export function same(values: readonly string[]): (readonly [string, string])[] {
  return values.map((value) => [value, value]);
}
