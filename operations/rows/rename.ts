import {
  cellText,
  type Collection,
  type Column,
  originalRow,
  type Row,
  rowKey,
} from "#operations/collections/collection.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { nearest, splitLines } from "#domain/text.ts";
import type { Stores } from "#operations/operation.ts";
import type { Renamed } from "./difference.ts";
import { planRows, type RowsChange } from "./plan-rows.ts";
import { readRows } from "./table-rows.ts";

// Other lists and files name some rows by their key: a class its coach, a portrait its trainer. They follow a new name.

/** Adds the changes of the rows in other lists that name a renamed row. */
export async function withReferences(
  db: Database,
  change: RowsChange,
  collections: readonly Collection[],
): Promise<RowsChange> {
  const { renamed = new Map() } = change;
  if (renamed.size === 0) return change;
  const references: RowsChange[] = [];
  for (const other of collections) {
    const columns = other.columns.filter(({ refersTo }) => refersTo === change.collection.name);
    if (columns.length === 0) continue;
    const rows = await readRows(db, other);
    references.push(
      await planRows(
        db,
        other,
        rows.map((row) => withNewNames(row, columns, renamed)),
      ),
    );
  }
  return { ...change, references, lines: [...change.lines, ...references.flatMap(({ lines }) => lines)] };
}

function withNewNames(row: Row, columns: readonly Column[], renamed: Renamed): Row {
  const names = new Map([...renamed].map(([to, from]) => [from, to]));
  const follow = (name: string) => names.get(name.trim()) ?? name;
  const cells = columns
    .map(({ name, kind }) => {
      const text = cellText(row[name]);
      return [name, kind === "long" ? splitLines(text).map(follow).join("\n") : follow(text)] as const;
    })
    .filter(([name, text]) => text !== cellText(row[name]));
  return { ...row, ...Object.fromEntries(cells) };
}

/** Stores the files of the renamed rows under their new names. `run` shows them once the change is committed. */
export async function withFiles({ pictures }: Stores, change: RowsChange): Promise<RowsChange> {
  const { collection, renamed = new Map() } = change;
  const files = [];
  for (const [to, from] of renamed)
    files.push(...((await collection.moveFiles?.(pictures(), from, to)) ?? []));
  return { ...change, files };
}

/**
 * The renamed rows of a sheet, which has no other way to say so: a row that is missing and a new one are the same if only
 * the name differs, and if a long text or a similar name shows that this is no coincidence.
 */
export function findRenamed(
  collection: Collection,
  current: readonly Row[],
  wanted: readonly Row[],
): Renamed {
  const keys = (rows: readonly Row[]) => new Set(rows.map((row) => rowKey(collection, row)));
  const [before, after] = [keys(current), keys(wanted)];
  const missing = current.filter((row) => !after.has(rowKey(collection, row)));
  const added = wanted.filter((row) => !before.has(rowKey(collection, row)));
  const renamed = new Map<string, string>();
  for (const row of added) {
    const isSame = (one: Row, other: Row) => otherCells(collection, one) === otherCells(collection, other);
    const [from, ...more] = missing.filter((one) => isSame(one, row));
    const isOnly = more.length === 0 && added.filter((one) => isSame(one, row)).length === 1;
    if (from && isOnly && isRecognized(collection, from, row))
      renamed.set(rowKey(collection, row), rowKey(collection, from));
  }
  return renamed;
}

function otherCells({ columns, key }: Collection, row: Row): string {
  return JSON.stringify(columns.filter(({ name }) => name !== key).map(({ name }) => cellText(row[name])));
}

function isRecognized(collection: Collection, from: Row, to: Row): boolean {
  const texts = collection.columns.filter(({ kind }) => kind === "long");
  if (collection.makeKey || originalRow(collection, rowKey(collection, from))) return false;
  return texts.length > 0
    ? texts.some(({ name }) => cellText(from[name]) !== "")
    : nearest(rowKey(collection, from), [rowKey(collection, to)]) !== undefined;
}
