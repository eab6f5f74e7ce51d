import {
  InvalidCell,
  type CellError,
  type Column,
  rowKey,
  type Row,
  type Collection,
  type Value,
} from "#operations/collections/collection.ts";

/** One row as somebody has typed it, by column: in a sheet, in a form of the desk, after a command. */
export function readRow(
  subject: Collection,
  typed: Readonly<Record<string, string | undefined>>,
  /** Keys that a new row can't have. */
  taken: ReadonlySet<string>,
): { row: Row; faults: CellError[] } {
  const cells = subject.columns.map((column) => readCell(subject, column, (typed[column.name] ?? "").trim()));
  const faults = cells.flatMap(({ fault }) => fault ?? []);
  const read = Object.fromEntries(subject.columns.map(({ name }, at) => [name, cells[at]?.value ?? null]));
  if (faults.length > 0) return { row: withKey(subject, read, taken), faults };
  const row = withKey(subject, subject.tidy?.(read) ?? read, taken);
  return { row, faults: subject.checkRow?.(row) ?? [] };
}

function readCell(subject: Collection, column: Column, text: string): { value: Value; fault?: CellError } {
  const { name, required, empty, read } = column;
  if (text === "") {
    const isNeeded = required || (name === subject.key && !subject.makeKey);
    return { value: empty, ...(isNeeded && { fault: { column: name, words: "is empty" } }) };
  }
  try {
    return { value: read(text) };
  } catch (error) {
    if (!(error instanceof InvalidCell)) throw error;
    return { value: text, fault: { column: name, words: error.message } };
  }
}

function withKey(subject: Collection, row: Row, taken: ReadonlySet<string>): Row {
  if (rowKey(subject, row) !== "" || !subject.makeKey) return row;
  return { ...row, [subject.key]: subject.makeKey(row, taken) };
}
