import { invalidFields, UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import {
  type CellError,
  cellText,
  type Collection,
  type Column,
  fieldText,
  originalRow,
  pageFor,
  type Row,
  rowKey,
  rowTitle,
  type Rule,
  type Value,
} from "#operations/collections/collection.ts";
import { InvalidCell } from "#operations/collections/cells.ts";
import { type Change, emptyMessage, type JournalChange, type Stores } from "#operations/operation.ts";
import {
  countRows,
  type Difference,
  difference,
  isEmpty,
  type Renamed,
  shownText,
  toLines,
} from "./difference.ts";
import { touchedCells } from "./opened.ts";
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

export type TypedCells = Readonly<Record<string, string | undefined>>;

/**
 * Adds a row, or changes the row with this key. Cells that were not typed keep their value. Throws a
 * UserError that names every cell that can't be read.
 */
export function withRow(
  collection: Collection,
  rows: readonly Row[],
  typed: TypedCells,
  key?: string,
): { rows: Row[]; row: Row } {
  const { rows: wanted, row, errors } = checkedRow(collection, rows, typed, key);
  if (errors.length > 0) throw invalidFields(errors);
  return { rows: wanted, row };
}

/** Returns the errors instead. */
export function checkedRow(
  collection: Collection,
  rows: readonly Row[],
  typed: TypedCells,
  key?: string,
): { rows: Row[]; row: Row; errors: CellError[] } {
  const old = key === undefined ? undefined : rows.find((row) => rowKey(collection, row) === key);
  const texts = Object.fromEntries(
    collection.columns.map(({ name }) => [name, typed[name] ?? String(old?.[name] ?? "")]),
  );
  const others = rows.filter((row) => row !== old);
  const taken = new Set(others.map((row) => rowKey(collection, row)));
  const { row, errors } = readRow(collection, texts, taken);
  if (taken.has(rowKey(collection, row))) {
    const { key: field } = collection;
    errors.push({ field, message: `'${shownText(collection, field, row[field])}' already exists` });
  }
  return { rows: old ? rows.map((one) => (one === old ? row : one)) : [...rows, row], row, errors };
}

export function withoutRow(collection: Collection, rows: readonly Row[], key: string): Row[] {
  return rows.filter((row) => rowKey(collection, row) !== key);
}

/** Parses one row of texts by column: from a sheet, a form or a command. */
export function readRow(
  collection: Collection,
  typed: TypedCells,
  /** Keys that a new row can't have. */
  taken: ReadonlySet<string>,
): { row: Row; errors: CellError[] } {
  const cells = collection.columns.map((column) =>
    readCell(collection, column, (typed[column.name] ?? "").trim()),
  );
  const unread = cells.flatMap(({ error }) => error ?? []);
  const rowWith = (value: (cell: Cell) => Value) =>
    Object.fromEntries(collection.columns.map(({ name }, index) => [name, value(cells[index]!)]));
  const read = rowWith(({ value, error }) => (error ? null : value));
  const normalized = withKey(collection, collection.normalize?.(read) ?? read, taken);
  const isChecked = ({ cells: needed }: Rule) => !unread.some(({ field }) => needed.includes(field));
  const broken = (collection.rules ?? []).filter(isChecked).flatMap(({ check }) => check(normalized));
  const row =
    unread.length > 0
      ? withKey(
          collection,
          rowWith(({ value }) => value),
          taken,
        )
      : normalized;
  return { row, errors: [...unread, ...broken] };
}

type Cell = { value: Value; error?: CellError };

function readCell({ key, makeKey }: Collection, column: Column, text: string): Cell {
  const { name, required, empty = null, read } = column;
  if (text === "") {
    const isNeeded = required || (name === key && !makeKey);
    return { value: empty, ...(isNeeded && { error: { field: name, message: emptyMessage(column) } }) };
  }
  try {
    return { value: read(text) };
  } catch (error) {
    if (!(error instanceof InvalidCell)) throw error;
    return { value: text, error: { field: name, message: error.message } };
  }
}

function withKey(collection: Collection, row: Row, taken: ReadonlySet<string>): Row {
  if (rowKey(collection, row) !== "" || !collection.makeKey) return row;
  return { ...row, [collection.key]: collection.makeKey(row, taken) };
}
