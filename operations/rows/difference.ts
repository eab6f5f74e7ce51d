import { classPrograms } from "#db/readers/gym.server.ts";
import { count } from "#domain/text.ts";
import {
  type CellChange,
  cellText,
  type Collection,
  columnLabel,
  type Row,
  rowKey,
  rowTitle,
  type Value,
} from "#operations/collections/collection.ts";
import { clockText, dateText } from "#operations/collections/screen-text.ts";
import type { ChangeLine } from "#operations/operation.ts";
import { pictureTitle } from "#operations/pictures/site-places.ts";
import type { TableRow } from "./table-rows.ts";

export interface Difference {
  added: Row[];
  removed: TableRow[];
  changed: { before: TableRow; after: Row; columns: CellChange[] }[];
}

/** The former keys of renamed rows, by their new ones. */
export type Renamed = ReadonlyMap<string, string>;

/** The changes that make the table hold exactly these rows. */
export function difference(
  collection: Collection,
  current: readonly TableRow[],
  wanted: readonly Row[],
  renamed: Renamed = new Map(),
): Difference {
  const waiting = Map.groupBy(current, ({ row }) => rowKey(collection, row));
  const changes: Difference = { added: [], removed: [], changed: [] };
  for (const after of wanted) {
    const key = rowKey(collection, after);
    const sameKey = waiting.get(renamed.get(key) ?? key) ?? [];
    // If several rows have this key, the most similar one is kept.
    const before = sameKey.toSorted(
      (a, b) => changedCells(collection, a.row, after).length - changedCells(collection, b.row, after).length,
    )[0];
    if (!before) {
      changes.added.push(after);
      continue;
    }
    sameKey.splice(sameKey.indexOf(before), 1);
    const columns = changedCells(collection, before.row, after);
    if (columns.length > 0) changes.changed.push({ before, after, columns });
  }
  changes.removed = [...waiting.values()].flat();
  return changes;
}

export function changedCells({ columns }: Collection, before: Row, after: Row): CellChange[] {
  return columns
    .filter(({ name }) => cellText(before[name]) !== cellText(after[name]))
    .map(({ name }) => ({ name, from: before[name] ?? null, to: after[name] ?? null }));
}

export function isEmpty({ added, removed, changed }: Difference): boolean {
  return added.length + removed.length + changed.length === 0;
}

/** For people. Removals come first, because they matter most. */
export function toLines(collection: Collection, { added, removed, changed }: Difference): ChangeLine[] {
  const shown = collection.columns.filter(({ kind }) => kind !== "hidden");
  const filled = (row: Row, side: "from" | "to") =>
    shown
      .filter(({ name }) => cellText(row[name]) !== "")
      .map(({ name, label }) => ({ label, [side]: shownText(collection, name, row[name]) }));
  return [
    ...removed.map(({ row }) => ({
      sign: "-" as const,
      title: rowTitle(collection, row),
      cells: filled(row, "from"),
    })),
    ...added.map((row) => ({
      sign: "+" as const,
      title: rowTitle(collection, row),
      cells: filled(row, "to"),
    })),
    ...changed.map(({ before, columns }) => ({
      sign: "~" as const,
      title: rowTitle(collection, before.row),
      cells: columns
        .filter(({ name }) => shown.some((column) => column.name === name))
        .map(({ name, from, to }) => ({
          label: columnLabel(collection, name),
          from: shownText(collection, name, from),
          to: shownText(collection, name, to),
        })),
    })),
  ];
}

/** A cell as people write it: 'Sun, Dec 6', '6:30 PM', the label of a choice. */
export function shownText({ columns }: Collection, name: string, value: Value | undefined): string {
  const text = cellText(value);
  const column = columns.find((one) => one.name === name);
  if (text && column?.kind === "date") return dateText(text);
  if (text && column?.kind === "time") return clockText(text);
  if (text && column?.show) return column.show(text);
  if (text && column?.suggest === "programs") return classPrograms().get(text) ?? text;
  if (text && column?.kind === "photo") return pictureTitle(text);
  return column?.choices?.find(([choice]) => choice === text)?.[1] ?? text;
}

/** For JSON. */
export function plainDifference(collection: Collection, { added, removed, changed }: Difference) {
  return {
    added,
    removed: removed.map(({ row }) => row),
    changed: changed.map(({ after, columns }) => ({ [collection.key]: after[collection.key], columns })),
  };
}

export function countRows({ one, many }: Collection, number: number): string {
  return count(number, one, many);
}
