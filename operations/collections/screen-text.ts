import { cellText, type Value } from "./collection.ts";

// How the lists of the desk word a row.

export function join(...parts: (Value | false | undefined)[]): string {
  return parts
    .filter((part) => part !== false)
    .map(cellText)
    .filter(Boolean)
    .join(" · ");
}

/** '12/06' */
export function monthAndDay(day: Value | undefined): string {
  return cellText(day).slice(5).replace("-", "/");
}

/** Choices that are their own labels. */
export function same(values: readonly string[]): (readonly [string, string])[] {
  return values.map((value) => [value, value]);
}
