import { invalidFields } from "#config/user-error.ts";
import { InvalidCell } from "#operations/collections/cells.ts";
import {
  type CellError,
  type Collection,
  type Column,
  type Row,
  rowKey,
  type Rule,
  type Value,
} from "#operations/collections/collection.ts";
import { emptyMessage } from "#operations/operation.ts";
import { shownText } from "./difference.ts";

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
