import {
  rowKey,
  type Row,
  type Collection,
  cellText,
  type Value,
} from "#operations/collections/collection.ts";
import type { TableRow } from "./table-rows.ts";

export interface Difference {
  added: Row[];
  removed: TableRow[];
  changed: { before: TableRow; after: Row; columns: { name: string; from: Value; to: Value }[] }[];
}

/** What has to happen to the table for it to hold just these rows. */
export function difference(
  subject: Collection,
  current: readonly TableRow[],
  wanted: readonly Row[],
): Difference {
  const { pairs, added, removed } = pairsOf(subject, current, wanted);
  const changed = pairs
    .map(([before, after]) => ({ before, after, columns: columnsChanged(subject, before.row, after) }))
    .filter(({ columns }) => columns.length > 0);
  return { added, removed, changed };
}

/** Each row with what it has become, known by its key. */
export function pairsOf<Here extends { row: Row }>(
  subject: Collection,
  current: readonly Here[],
  wanted: readonly Row[],
) {
  const waiting = Map.groupBy(current, ({ row }) => rowKey(subject, row));
  const pairs: [Here, Row][] = [];
  const added: Row[] = [];
  for (const after of wanted) {
    const alike = waiting.get(rowKey(subject, after)) ?? [];
    // Where a table has one name several times, the row that fits best stays.
    const best = alike.toSorted(
      (a, b) => columnsChanged(subject, a.row, after).length - columnsChanged(subject, b.row, after).length,
    )[0];
    if (best) {
      alike.splice(alike.indexOf(best), 1);
      pairs.push([best, after]);
    } else added.push(after);
  }
  return { pairs, added, removed: [...waiting.values()].flat() };
}

export function isNothing({ added, removed, changed }: Difference): boolean {
  return added.length + removed.length + changed.length === 0;
}

function columnsChanged(subject: Collection, before: Row, after: Row) {
  return subject.columns
    .filter(({ name }) => cellText(before[name]) !== cellText(after[name]))
    .map(({ name }) => ({ name, from: before[name] ?? null, to: after[name] ?? null }));
}
