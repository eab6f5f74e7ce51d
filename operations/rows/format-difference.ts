import type { Difference } from "./difference.ts";
import { rowKey, rowName, type Row, type Collection } from "#operations/collections/collection.ts";
import { count } from "#domain/text.ts";

/** '1 added, 2 changed' */
export function summarize({ added, removed, changed }: Difference): string {
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
export function plainDifference(subject: Collection, { added, removed, changed }: Difference) {
  return {
    added,
    removed: removed.map(({ row }) => row),
    changed: changed.map(({ after, columns }) => ({ [subject.key]: after[subject.key], columns })),
  };
}

export function countRows(subject: Collection, number: number): string {
  return count(number, subject.one, subject.many);
}

/** An id alone says little. */
export function rowTitle(subject: Collection, row: Row): string {
  const key = rowKey(subject, row);
  const title = subject.called?.(row) ?? rowName(row);
  return title && title !== key ? `${key} (${title.slice(0, 60)})` : key;
}
