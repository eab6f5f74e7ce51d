import type { Database } from "#db/drivers/database.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";

/** What the command line and the desk need to know of one kind of content in order to list and change it. */
export interface Collection {
  /** As in `gym plans`; also in the table `imports`. */
  name: string;
  one: string;
  many: string;
  table: string;
  /** The column whose text names a row, once only. */
  key: string;
  columns: readonly Column[];
  /** What a person calls a row, where its cells don't say it. */
  called?: (row: Row) => string;
  /** What a new row without its key is called; without this, the key has to be written. */
  makeKey?: (row: Row, taken: ReadonlySet<string>) => string | number;
  /** A whole row in the form that the table keeps, where one cell says how another is read. */
  tidy?: (row: Row) => Row;
  /** Faults that show only when a row is seen whole. */
  checkRow?: (row: Row) => CellError[];
  /** What the person should know before saying yes. */
  warn?: (after: readonly Row[], changed: ReadonlySet<string>) => string[];
  /** The same, where it takes a look at other tables. */
  conflicts?: (db: Database, before: readonly Row[], after: readonly Row[]) => Promise<string[]>;
  /** What visitors see instead of the row as it is written, or when, without a period; undefined: just this, at once. */
  seenAs?: (row: Row) => string | undefined;
  /** Columns that are not in the file, set whenever a row is written. */
  stamp?: () => Row;
  /** In the same transaction, after these rows were added, changed or removed. */
  written?: (store: Queryable, rows: readonly Row[]) => Promise<void>;
  /** Of the row, in the order of the list. */
  order?: (a: Row, b: Row) => number;
}

export interface Column {
  /** In the table, and the heading in the file. */
  name: string;
  /** For `gym … import --help`. */
  about: string;
  required?: boolean;
  /** Came with a later version: a file that has no such heading leaves it as it is. */
  later?: boolean;
  /** Not in the subject's table, which may be somebody else's, but in one of ours, by the row's key. */
  beside?: { table: string; key: string; value: string };
  /** What an empty cell becomes. */
  empty: null | "";
  /** The value of a cell that has a text; throws a InvalidCell that says how to write it. */
  read: (text: string) => string | number;
}

export interface CellError {
  column: string;
  words: string;
}

export type Value = string | number | null;
/** By the names of the columns as the contract writes them. */
export type Row = Readonly<Record<string, Value>>;

export class InvalidCell extends Error {}

/** The text of a value as it stands in a cell. */
export function cellText(value: Value | undefined): string {
  return String(value ?? "").trim();
}

export function rowKey(subject: Collection, row: Row): string {
  return cellText(row[subject.key]);
}

/** The cell by which people know a row. No subject has two of these columns. */
export function rowName(row: Row): string {
  return cellText(row["title"] ?? row["label"] ?? row["words"] ?? row["name"] ?? null);
}
