import type { Difference } from "./difference.ts";
import { keyOf, nameIn, type Row, type Subject } from "#operations/collections/collection.ts";
import { count } from "#domain/text.ts";

/** '1 added, 2 changed' */
export function summaryOf({ added, removed, changed }: Difference): string {
  const parts = [
    [added.length, "added"],
    [changed.length, "changed"],
    [removed.length, "removed"],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number} ${what}`)
    .join(", ");
}

/** For JSON. */
export function plainDifference(subject: Subject, { added, removed, changed }: Difference) {
  return {
    added,
    removed: removed.map(({ row }) => row),
    changed: changed.map(({ after, columns }) => ({ [subject.key]: after[subject.key], columns })),
  };
}

export function sayAll(subject: Subject, number: number): string {
  return count(number, subject.one, subject.many);
}

/** An id alone says little. */
export function titleOf(subject: Subject, row: Row): string {
  const key = keyOf(subject, row);
  const title = subject.called?.(row) ?? nameIn(row);
  return title && title !== key ? `${key} (${title.slice(0, 60)})` : key;
}
