import type { FieldError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { everyone, type FieldFacts, type Role } from "#operations/operation.ts";

/**
 * A list that the gym edits: its columns, words and rules, declared once for spreadsheets, the command line and the
 * desk. Each file in this folder that ends in .collection.ts declares some; the registry finds them by that name.
 */
export interface Collection {
  kind: "collection";
  /** As in `gym plans`, and in the audit log. */
  name: string;
  one: string;
  many: string;
  table: string;
  /** The column whose text identifies a row. */
  key: string;
  columns: readonly Column[];
  /** Who may change it. */
  roles: readonly Role[];
  /** How the desk shows it; without it the desk has screens made by hand. */
  screen?: Screen;
  /** The title of a row, where no cell is one. */
  titleFor?: (row: Row) => string;
  /** The key of a new row that has none; without this, the key has to be typed. */
  makeKey?: (row: Row, taken: ReadonlySet<string>) => string | number;
  /** A whole row in the form that the table keeps, where one cell says how another is read. */
  normalize?: (row: Row) => Row;
  /** Errors that show only when a row is seen whole. */
  checkRow?: (row: Row) => CellError[];
  /** What the person should know before saying yes. */
  warn?: (after: readonly Row[], changed: ReadonlySet<string>) => string[];
  /** The same, where it needs other tables. */
  conflicts?: (db: Database, before: readonly Row[], after: readonly Row[]) => Promise<string[]>;
  /** What visitors see instead of the row as written, or when, without a period; undefined: this row, at once. */
  visibleAs?: (row: Row) => string | undefined;
  /** Columns that are not in the file, set whenever a row is written. */
  stamp?: () => Row;
  /** In the same transaction, after these rows were added, changed or removed. */
  written?: (store: Queryable, rows: readonly Row[]) => Promise<void>;
  order?: (a: Row, b: Row) => number;
}

/** How the desk lists and edits a collection. */
export type Screen = {
  /** /desk/prices */
  path: string;
  title: string;
  one: string;
  lead: string;
  /** Where visitors see it. */
  page: string;
  line: (row: Row) => { title: string; facts?: string; side?: string };
  /** Where else it can be changed. */
  also?: { to: string; label: string };
};

export interface Column extends FieldFacts {
  /** In the table, and the heading in the file. */
  name: string;
  required?: boolean;
  /** Came with a later version: a file that has no such heading leaves it as it is. */
  later?: boolean;
  /** Stored in one of our tables by the row's key, because the collection's own table may be somebody else's. */
  sideTable?: { table: string; key: string; value: string };
  /** What an empty cell becomes. */
  empty: null | "";
  /** The value of a cell that has a text; throws InvalidCell with how to write it. */
  read: (text: string) => string | number;
}

export type CellError = FieldError;

export type Value = string | number | null;
/** By the names of the columns as the contract writes them. */
export type Row = Readonly<Record<string, Value>>;

export class InvalidCell extends Error {}

export function collection(
  declared: Omit<Collection, "kind" | "roles"> & { roles?: readonly Role[] },
): Collection {
  return { kind: "collection", roles: everyone, ...declared };
}

/** The text of a value as a cell shows it. */
export function cellText(value: Value | undefined): string {
  return String(value ?? "").trim();
}

export function rowKey({ key }: Pick<Collection, "key">, row: Row): string {
  return cellText(row[key]);
}

/** What people call a row. No collection has two of these columns. */
export function rowTitle(collection: Collection, row: Row): string {
  const name = row["title"] ?? row["label"] ?? row["words"] ?? row["name"] ?? null;
  return collection.titleFor?.(row) || cellText(name) || rowKey(collection, row);
}

export function columnLabel({ columns }: Collection, name: string): string {
  return columns.find((column) => column.name === name)?.label ?? name;
}
