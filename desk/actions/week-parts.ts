import { dayField, writeDays } from "#domain/schedule/week-hours.ts";
import type { Day } from "#domain/schedule/clock.ts";

// A field for a week has two times and a checkbox for each day.

/** The names of the controls of one day. */
export function dayParts(name: string, day: Day) {
  const part = dayField(name, day);
  return { from: `${part}~from`, until: `${part}~until`, none: `${part}~none` };
}

const FIRST = dayParts("", "Monday").from;

/** Replaces the controls of each day in a posted form with the text of the week. */
export function takeWeeks(fields: FormData): void {
  const names = [...fields.keys()].filter((one) => one.endsWith(FIRST));
  for (const name of names.map((one) => one.slice(0, -FIRST.length))) {
    const text = (part: string) => String(fields.get(part) ?? "");
    const week = writeDays((day) => {
      const { from, until, none } = dayParts(name, day);
      return fields.has(none) ? null : { opens: text(from), closes: text(until) };
    });
    for (const one of [...fields.keys()].filter((part) => part.startsWith(`${name}~`))) fields.delete(one);
    fields.set(name, week);
  }
}
