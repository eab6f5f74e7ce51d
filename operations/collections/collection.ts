import type { FieldError } from "#config/user-error.ts";
import { extraColumns } from "#content/extra-fields.ts";
import { formatDate } from "#content/gym-clock.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { capital } from "#domain/text.ts";
import {
  everyone,
  type FieldFacts,
  type JournalChange,
  type Role,
  type Stores,
} from "#operations/operation.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { type ParseCell, parserFor } from "./cells.ts";

/**
 * A list that the gym edits: its columns, texts and rules, declared once for spreadsheets, the command line and the
 * desk. The registry finds every declaration in a file that ends in .collection.ts.
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
  /** How the desk shows it. Without this, the desk has special screens for it. */
  screen?: Screen;
  /** The title of a row, if none of its cells is one. */
  titleFor?: (row: Row) => string;
  /** The key of a new row that has none; without this, the key has to be typed. */
  makeKey?: (row: Row, taken: ReadonlySet<string>) => string | number;
  /** The row as the table stores it, if one cell decides how another is parsed. */
  normalize?: (row: Row) => Row;
  /** What has to hold for several cells. */
  rules?: readonly Rule[];
  /** Cells of a row that follow from those that were typed. */
  follow?: (
    before: Row,
    typed: Readonly<Record<string, string | undefined>>,
  ) => Readonly<Record<string, string | undefined>>;
  /** What the person should know before confirming; `touched` are the rows that are new or changed. */
  warn?: (after: readonly Row[], touched: readonly Row[], changed: readonly ChangedRow[]) => string[];
  /** Warnings that need other tables. A renamed row is not among the removed ones. */
  conflicts?: (
    db: Database,
    before: readonly Row[],
    after: readonly Row[],
    removed: readonly Row[],
  ) => Promise<string[]>;
  /** A sentence without a period if visitors do not see this row as written, or do not see it now. */
  visibleAs?: (row: Row) => string | undefined;
  /** Columns that no CSV file has. They are written with every row. */
  stamp?: () => Row;
  /** Runs in the same transaction, before a row is changed or removed. */
  beforeChange?: (inside: Stores, before: Row, after: Row | null) => Promise<void>;
  /** Runs in the same transaction, after these rows were added, changed or removed. */
  written?: (store: Queryable, rows: readonly Row[]) => Promise<void>;
  /** Runs once a change is committed; it must not throw. */
  saved?: (db: Database) => Promise<void>;
  /** The place in the order that a row has by its name in content/. A new name would lose it. */
  placeByName?: { column: string; find: (name: string, rows: readonly Row[]) => number | undefined };
  /** Stores the files that are named after a row under its new name, for the journal. */
  moveFiles?: (store: PictureStore, from: string, to: string) => Promise<JournalChange[]>;
  order?: (a: Row, b: Row) => number;
  /** The rows of content/. The table stores those that the gym has changed; the others follow content/. */
  originals?: readonly Row[];
  /** The gym can change rows, but not add any. */
  isFixed?: true;
}

/** How the desk lists and edits a collection. */
export type Screen = {
  /** 'prices' for /desk/prices; the collection's name if not given. */
  path: string;
  /** The collection's `many` and `one` if not given. */
  title: string;
  one: string;
  lead: string;
  /** Where visitors see it, unless only the team does. */
  page?: string;
  /** The page of one row, if rows have pages of their own. */
  pageFor?: (row: Row) => string | undefined;
  /** Every row that there can be, as the site shows it while the table lacks it. The desk adds and removes none. */
  allRows?: readonly Row[];
  /** How the form of this row shows its columns, if that depends on the row. */
  fieldsFor?: (row: Row) => Readonly<Record<string, Partial<FieldFacts & { required: boolean }>>>;
  /** Above the form of a row. */
  hint?: (row: Row) => string | undefined;
  /** Rows are people of the team, shown with their portraits. */
  hasFaces?: true;
  line: (row: Row) => { title: string; facts?: string; side?: string; group?: string; chips?: string[] };
  /** A link next to the row, for what goes with it. */
  link?: (db: Database, row: Row) => Promise<{ to: string; label: string } | undefined>;
  /** Where else it can be changed. */
  also?: readonly { to: string; label: string; roles?: readonly Role[] }[];
};

export type Column = DeclaredColumn & {
  /** The value of a cell that is not empty; throws InvalidCell. */
  read: ParseCell;
};

/** A table for the cells of one column. If it holds several columns, `fixed` cells tell their rows apart. */
export type SideTable = {
  table: string;
  key: string;
  value: string;
  fixed?: Readonly<Record<string, string>>;
};

export interface DeclaredColumn extends FieldFacts {
  /** The column's name in the table, and its heading in a CSV file. */
  name: string;
  required?: boolean;
  /** Added in a later version, so a file may lack the heading: the cells then keep their values. */
  later?: boolean;
  /** Stored in one of our tables by the row's key, because the collection's own table may belong to another program. */
  sideTable?: SideTable;
  /** It holds keys of this collection, one per line if `kind` is long: they follow when a row is renamed. */
  refersTo?: "trainers" | "plans" | "programs";
  /** The text that the desk shows and its form takes back, where it is not the stored one. */
  show?: (text: string) => string;
  /** What an empty cell becomes; null if not given. Forms show it as an empty field. */
  empty?: string | null;
  /** The smallest and largest whole number. */
  range?: readonly [number, number];
  /** Only where `range`, `choices` and `kind` don't imply a parser. */
  read?: ParseCell;
  /** What the log says after the row's title: 'moved to 6:30 PM'. Without it: 'Coach of Boxing changed from … to …'. */
  describe?: (from: string, to: string) => string;
}

export type CellError = FieldError;

/** Checked if all of these cells could be read, whatever is wrong with the others. */
export type Rule = { cells: readonly string[]; check: (row: Row) => CellError[] };

export type Value = string | number | null;
export type CellChange = { name: string; from: Value; to: Value };
export type ChangedRow = { after: Row; columns: CellChange[] };
/** By column name as in the contract. */
export type Row = Readonly<Record<string, Value>>;

type DefaultedScreen = "path" | "title" | "one";
type Declared = Omit<Collection, "kind" | "roles" | "screen" | "columns"> & {
  columns: readonly DeclaredColumn[];
  roles?: readonly Role[];
  screen?: Omit<Screen, DefaultedScreen> & Partial<Pick<Screen, DefaultedScreen>>;
};

export function collection({ screen, columns, ...declared }: Declared): Collection {
  const { name, one, many } = declared;
  return {
    kind: "collection",
    roles: everyone,
    ...declared,
    columns: [...columns, ...addedColumns(name)].map((column) => ({
      read: parserFor(column),
      ...column,
    })),
    ...(screen && { screen: { path: name, title: capital(many), one, ...screen } }),
  };
}

/** The columns that the gym has added in content/extra-fields.ts. */
function addedColumns(list: string): DeclaredColumn[] {
  return extraColumns
    .filter((column) => column.list === list)
    .map(({ name, label, help, kind = "text" }) => ({
      name,
      label,
      help,
      kind,
      later: true,
      sideTable: {
        table: "extra_cells",
        key: "row_key",
        value: "value",
        fixed: { list, column_name: name },
      },
    }));
}

/** The key of collections whose ids are generated. */
export const idColumn: DeclaredColumn = {
  name: "id",
  label: "Id",
  kind: "hidden",
  help: "a short id that no other entry has; leave blank to create one",
};

/** The text of a value as a cell shows it. */
export function cellText(value: Value | undefined): string {
  return String(value ?? "").trim();
}

/** The text of a value as its field in a form shows it. */
export function fieldText({ empty, show }: Pick<Column, "empty" | "show">, value: Value | undefined): string {
  const text = cellText(value);
  if (text === empty) return "";
  return show?.(text) ?? text;
}

export function rowKey({ key }: Pick<Collection, "key">, row: Row): string {
  return cellText(row[key]);
}

/** The title of a row. No collection has two of these columns. */
export function rowTitle(collection: Collection, row: Row): string {
  const name = row["title"] ?? row["label"] ?? row["words"] ?? row["name"] ?? null;
  return collection.titleFor?.(row) || cellText(name) || rowKey(collection, row);
}

/** The row of content/ with this key, if it has one. */
export function originalRow({ originals = [], ...collection }: Collection, key: string): Row | undefined {
  return originals.find((row) => rowKey(collection, row) === key);
}

/** Where visitors see this row, if the desk shows the collection. */
export function pageFor({ screen }: Collection, row: Row | undefined): string | undefined {
  return (row && screen?.pageFor?.(row)) ?? screen?.page;
}

export function columnLabel({ columns }: Collection, name: string): string {
  return columns.find((column) => column.name === name)?.label ?? name;
}

/** Sorts rows by these columns, numbers as numbers. */
export function byColumns(...names: readonly string[]) {
  const text = (row: Row) => names.map((name) => cellText(row[name])).join(" ");
  return (a: Row, b: Row) => text(a).localeCompare(text(b), "en-US", { numeric: true });
}

/** Refuses a period that ends before it starts. */
export const span: Rule = {
  cells: ["first_day", "last_day"],
  check(row) {
    const [first, last] = [cellText(row["first_day"]), cellText(row["last_day"])];
    return first && last && first > last
      ? [{ field: "last_day", message: `${formatDate(last)} is before ${formatDate(first)}` }]
      : [];
  },
};
