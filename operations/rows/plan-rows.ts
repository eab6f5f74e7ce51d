import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import {
  cellText,
  type Collection,
  fieldText,
  originalRow,
  pageFor,
  type Row,
  rowKey,
  rowTitle,
} from "#operations/collections/collection.ts";
import { type Change, type JournalChange, type Stores } from "#operations/operation.ts";
import { countRows, type Difference, difference, isEmpty, type Renamed, toLines } from "./difference.ts";
import { touchedCells } from "./opened.ts";
import { type TypedCells, withoutRow, withRow } from "./read-row.ts";
import { sentenceFor } from "./sentence.ts";
import { missingOriginals, readRows, readTable, withSideTables } from "./table-rows.ts";
import { type WantedRows, writeRows } from "./write-rows.ts";

/** The change of one collection: an operation's `plan` returns it, `applyRows` and `describeRows` take it. */
export type RowsChange = Change &
  WantedRows & {
    /** Changes of other lists that name a renamed row, and of its files. */
    references?: readonly RowsChange[];
    files?: readonly JournalChange[];
  };

/**
 * Adds a row, or changes the cells of the row with this key that were typed. With `opened`, the cells as the form showed
 * them, cells that the person has not touched keep what others have saved since.
 */
export async function planRow(
  db: Database,
  collection: Collection,
  typed: TypedCells,
  key?: string,
  opened: TypedCells = {},
) {
  const rows = await readRows(db, collection);
  if (key !== undefined) refuseUnknown(collection, rows, key);
  const current = rows.find((row) => rowKey(collection, row) === key);
  const columnFor = (cell: string) => collection.columns.find(({ name }) => name === cell) ?? {};
  const cells = touchedCells(typed, opened, (cell) => fieldText(columnFor(cell), current?.[cell]));
  const followed = current && collection.follow?.(current, cells);
  const { rows: wanted, row } = withRow(collection, rows, { ...cells, ...followed }, key);
  const name = rowKey(collection, row);
  if (key === undefined || name === key) return planRows(db, collection, wanted);
  if (originalRow(collection, key))
    throw new UserError("This comes with the site, so it keeps its name.", "Nothing was changed.");
  return planRows(db, collection, wanted, new Map([[name, key]]));
}

export async function planRemoval(db: Database, collection: Collection, key: string) {
  const rows = await readRows(db, collection);
  refuseUnknown(collection, rows, key);
  if (originalRow(collection, key))
    throw new UserError(
      "This comes with the site, so it can't be removed.",
      "Hide it instead. Nothing was changed.",
    );
  return planRows(db, collection, withoutRow(collection, rows, key));
}

/** Restores the original of this row. */
export async function planReset(db: Database, collection: Collection, key: string) {
  const rows = await readRows(db, collection);
  refuseUnknown(collection, rows, key);
  if (!originalRow(collection, key) && !collection.isFixed)
    throw new UserError("This was added by the gym, so it has no original.", "Nothing was changed.");
  return planRows(db, collection, withoutRow(collection, rows, key));
}

function refuseUnknown(collection: Collection, rows: readonly Row[], key: string) {
  if (rows.some((row) => rowKey(collection, row) === key)) return;
  const { name, one } = collection;
  throw new UserError(
    `There is no ${one} '${key}'.`,
    `\`gym ${name} list\` shows all ${countRows(collection, rows.length)}. Nothing was changed.`,
  );
}

/** Replaces all rows of the collection. Originals that are left out are restored from content/. */
export async function planRows(
  db: Database,
  collection: Collection,
  rows: readonly Row[],
  renamed: Renamed = new Map(),
): Promise<RowsChange> {
  const before = await readTable(db, collection);
  const current = before.map(({ row }) => row);
  const known = new Set([...current.map((row) => rowKey(collection, row)), ...renamed.keys()]);
  const named = rows.map((row) => {
    const from = renamed.get(rowKey(collection, row));
    return from === undefined ? row : inFormerPlace(collection, row, from, current);
  });
  const all = [...named, ...missingOriginals(collection, rows)];
  const wanted = await withSideTables(db, collection, all, known);
  const shown = difference(collection, before, wanted, renamed);
  // A warning that held before the change is not worth repeating.
  const old = collection.warn?.(current, [], []) ?? [];
  const warnings = [
    ...duplicates(collection, wanted, shown),
    ...(collection.warn?.(wanted, touchedRows(shown), shown.changed) ?? []).filter(
      (warning) => !old.includes(warning),
    ),
    ...((await collection.conflicts?.(
      db,
      current,
      wanted,
      shown.removed.map(({ row }) => row),
    )) ?? []),
  ];
  return {
    collection,
    wanted,
    shown,
    renamed,
    warnings,
    lines: toLines(collection, shown),
    isEmpty: isEmpty(shown),
    ...(collection.screen && { page: pageFor(collection, touchedRows(shown)[0]) }),
  };
}

function inFormerPlace({ placeByName }: Collection, row: Row, from: string, rows: readonly Row[]): Row {
  if (!placeByName || cellText(row[placeByName.column]) !== "") return row;
  return { ...row, [placeByName.column]: placeByName.find(from, rows) ?? null };
}

export async function applyRows(inside: Stores, change: RowsChange) {
  const { references = [], files = [] } = change;
  const journal = [];
  for (const one of [change, ...references]) {
    const { removed, changed } = one.shown;
    for (const { row } of removed) await one.collection.beforeChange?.(inside, row, null);
    for (const { before, after } of changed) await one.collection.beforeChange?.(inside, before.row, after);
    journal.push(...(await writeRows(inside.site, one)));
  }
  return { result: touchedRows(change.shown), journal: [...journal, ...files] };
}

export function describeRows({ collection, shown }: RowsChange): string {
  return sentenceFor(collection, shown);
}

export function touchedRows({ added, changed }: Difference): Row[] {
  return [...added, ...changed.map(({ after }) => after)];
}

/** Warns of new rows that differ from another row only in the key. */
function duplicates(collection: Collection, wanted: readonly Row[], { added }: Difference): string[] {
  const { columns, key, makeKey } = collection;
  if (!makeKey || added.length === 0) return [];
  const others = columns.filter(({ name }) => name !== key);
  const cells = (row: Row) => JSON.stringify(others.map(({ name }) => cellText(row[name])));
  const alike = Map.groupBy(wanted, cells);
  return added
    .filter((row) => alike.get(cells(row))!.length > 1)
    .map((row) => `an identical one already exists: ${rowTitle(collection, row)}`);
}
