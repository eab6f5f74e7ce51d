import { invalidFields, UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import {
  type CellError,
  cellText,
  type Collection,
  type Column,
  originalRow,
  pageFor,
  type Row,
  rowKey,
  rowTitle,
  type Value,
} from "#operations/collections/collection.ts";
import { InvalidCell } from "#operations/collections/cells.ts";
import type { Applied, Change, Stores } from "#operations/operation.ts";
import { countRows, type Difference, difference, isEmpty, sentenceFor, toLines } from "./difference.ts";
import { missingOriginals, readRows, readTable, withSideTables } from "./table-rows.ts";
import { type WantedRows, writeRows } from "./write-rows.ts";

/** The change of one collection: an operation's `plan` returns it, `applyRows` and `describeRows` take it. */
export type RowsChange = Change & WantedRows;

/** Adds a row, or changes the cells of the row with this key that were typed. */
export async function planRow(db: Database, collection: Collection, typed: TypedCells, key?: string) {
  const rows = await readRows(db, collection);
  if (key !== undefined) refuseUnknown(collection, rows, key);
  return planRows(db, collection, withRow(collection, rows, typed, key).rows);
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
): Promise<RowsChange> {
  const before = await readTable(db, collection);
  const known = new Set(before.map(({ row }) => rowKey(collection, row)));
  const all = [...rows, ...missingOriginals(collection, rows)];
  const wanted = await withSideTables(db, collection, all, known);
  const shown = difference(collection, before, wanted);
  const current = before.map(({ row }) => row);
  // A warning that held before the change is not worth repeating.
  const old = collection.warn?.(current, []) ?? [];
  const warnings = [
    ...duplicates(collection, wanted, shown),
    ...(collection.warn?.(wanted, touchedRows(shown)) ?? []).filter((warning) => !old.includes(warning)),
    ...((await collection.conflicts?.(db, current, wanted)) ?? []),
  ];
  return {
    collection,
    wanted,
    shown,
    warnings,
    lines: toLines(collection, shown),
    isEmpty: isEmpty(shown),
    ...(collection.screen && { page: pageFor(collection, touchedRows(shown)[0]) }),
  };
}

export async function applyRows({ site }: Stores, change: RowsChange): Promise<Applied<Row[]>> {
  return { result: touchedRows(change.shown), journal: await writeRows(site, change) };
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
  if (taken.has(rowKey(collection, row)))
    errors.push({ field: collection.key, message: `'${rowKey(collection, row)}' already exists` });
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
  const errors = cells.flatMap(({ error }) => error ?? []);
  const read = Object.fromEntries(
    collection.columns.map(({ name }, index) => [name, cells[index]?.value ?? null]),
  );
  if (errors.length > 0) return { row: withKey(collection, read, taken), errors };
  const row = withKey(collection, collection.normalize?.(read) ?? read, taken);
  return { row, errors: collection.checkRow?.(row) ?? [] };
}

function readCell(
  { key, makeKey }: Collection,
  { name, required, empty = null, read }: Column,
  text: string,
): { value: Value; error?: CellError } {
  if (text === "") {
    const isNeeded = required || (name === key && !makeKey);
    return { value: empty, ...(isNeeded && { error: { field: name, message: "is empty" } }) };
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
