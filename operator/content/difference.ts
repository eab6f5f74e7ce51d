import { keyOf, type Row, type Subject, textOf, type Value } from "#operator/content/subjects/subject.ts";
import type { TableRow } from "./table-rows.ts";

export interface Difference {
  added: Row[];
  removed: TableRow[];
  changed: { before: TableRow; after: Row; columns: { name: string; from: Value; to: Value }[] }[];
}

/** What has to happen to the table for it to hold just these rows. */
export function difference(
  subject: Subject,
  current: readonly TableRow[],
  wanted: readonly Row[],
): Difference {
  const waiting = Map.groupBy(current, ({ row }) => keyOf(subject, row));
  const added: Row[] = [];
  const changed: Difference["changed"] = [];
  for (const after of wanted) {
    const alike = waiting.get(keyOf(subject, after)) ?? [];
    // Where a table has one name several times, the row that fits best stays.
    const best = alike.toSorted(
      (a, b) => columnsChanged(subject, a.row, after).length - columnsChanged(subject, b.row, after).length,
    )[0];
    if (!best) {
      added.push(after);
      continue;
    }
    alike.splice(alike.indexOf(best), 1);
    const columns = columnsChanged(subject, best.row, after);
    if (columns.length > 0) changed.push({ before: best, after, columns });
  }
  return { added, removed: [...waiting.values()].flat(), changed };
}

export function isNothing({ added, removed, changed }: Difference): boolean {
  return added.length + removed.length + changed.length === 0;
}

function columnsChanged(subject: Subject, before: Row, after: Row) {
  return subject.columns
    .filter(({ name }) => textOf(before[name]) !== textOf(after[name]))
    .map(({ name }) => ({ name, from: before[name] ?? null, to: after[name] ?? null }));
}
