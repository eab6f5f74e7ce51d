import { createHash } from "node:crypto";
import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import {
  cellText,
  type Collection,
  columnLabel,
  type Row,
  rowKey,
  type Value,
} from "#operations/collections/collection.ts";
import type { Change, JournalChange, Stores } from "#operations/operation.ts";
import { changedCells } from "#operations/rows/difference.ts";
import { applyRows, planRows } from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { type Entry, findEntry, readChanges } from "./audit-log.ts";
import { lastActorOn, readNewKeys } from "./row-history.ts";
import type { Conflict, TableUndo } from "./table-undo.ts";
import { undoFiles } from "./undo-files.ts";
import { undoLeads } from "./undo-leads.ts";
import { undoNotes } from "./undo-notes.ts";

export type UndoChange = Change & {
  entry: Entry;
  /** Their names, as in the journal. */
  changedTables: string[];
  tables: TableUndo[];
  conflicts: Conflict[];
  /** Identifies this state: a confirmation counts for this version only. */
  version: string;
};

/** Undoes one change: the rows and columns that it touched. Later changes of the same cells are conflicts. */
export async function planUndo(
  stores: Stores,
  id: string,
  findCollection: (name: string) => Collection | undefined,
): Promise<UndoChange> {
  const entry = await undoableEntry(stores.site, id);
  const changes = await readChanges(stores.site, entry.id);
  const groups = Map.groupBy(changes, ({ table }) => table);
  // Older versions also recorded the spots of an event, which follow from its messages.
  if (groups.has("leads")) groups.delete("events");
  const changedTables = [...groups.keys()];
  const tables: TableUndo[] = [];
  for (const [name, rows] of groups)
    tables.push(await undoTable(stores, name, rows, entry, findCollection(name)));
  if (tables.every(({ isErased }) => isErased))
    throw new UserError("The message has been deleted, with its notes and replies.", "Nothing was changed.");
  const conflicts: Conflict[] = [];
  for (const { table, key, ...conflict } of tables.flatMap((one) => one.conflicts))
    conflicts.push({ ...conflict, by: await lastActorOn(stores.site, { table, key }, entry) });
  const lines = tables.flatMap((one) => one.lines);
  const version = createHash("sha256")
    .update(JSON.stringify([lines, conflicts]))
    .digest("base64url");
  return {
    entry,
    changedTables,
    tables,
    conflicts,
    lines,
    version,
    warnings: [],
    isEmpty: lines.length === 0,
  };
}

function undoTable(
  stores: Stores,
  name: string,
  changes: JournalChange[],
  entry: Entry,
  collection: Collection | undefined,
): Promise<TableUndo> {
  if (name === "leads") return undoLeads(stores, changes);
  if (name === "lead_notes") return undoNotes(stores, changes);
  if (name === "files") return undoFiles(stores, changes);
  if (collection) return undoRows(stores, collection, changes, entry);
  throw new UserError(`This version has no list '${name}'.`, "Nothing was changed.");
}

async function undoableEntry(db: Database, id: string): Promise<Entry> {
  const entry = await findEntry(db, id);
  if (entry === "several")
    throw new UserError(`More than one change begins with '${id}'.`, "`gym log` shows the ids.");
  if (!entry) throw new UserError(`There is no change '${id}'.`, "`gym log` shows all changes.");
  if (entry.undone_at !== null)
    throw new UserError(
      "This change has already been undone.",
      "`gym log` shows what was undone. Nothing was changed.",
    );
  const changes = await readChanges(db, entry.id);
  if (changes.length === 0)
    throw new UserError(`This can't be undone: ${entry.sentence}.`, "Nothing was changed.");
  return entry;
}

async function undoRows(
  { site }: Stores,
  collection: Collection,
  changes: readonly JournalChange[],
  entry: Entry,
): Promise<TableUndo> {
  const rows = await readRows(site, collection);
  const newKeys = await readNewKeys(site, collection, entry);
  const renamed = new Map<string, string>();
  const replaced = new Map<Row, Row | null>();
  const restored: Row[] = [];
  const conflicts: TableUndo["conflicts"] = [];
  const conflict = (change: JournalChange, current: Row, expected: Row) => {
    for (const { name, from, to } of changedCells(collection, expected, current)) {
      if (isSameValue(from, to)) continue;
      conflicts.push({
        table: collection.name,
        key: change.key,
        title: change.title,
        label: columnLabel(collection, name),
        left: cellText(from),
        now: cellText(to),
      });
    }
  };
  for (const change of changes) {
    const before = change.before && known(collection, change.before);
    const after = change.after && known(collection, change.after);
    const left = after?.[collection.key] === undefined ? change.key : rowKey(collection, after);
    const key = newKeys.get(left) ?? left;
    const current = rows.find((row) => rowKey(collection, row) === key && !replaced.has(row));
    if (!before) {
      if (!current) continue;
      conflict(change, current, { ...current, ...after });
      replaced.set(current, null);
    } else if (!after) {
      if (current) {
        conflict(change, current, before);
        replaced.set(current, before);
      } else restored.push(before);
    } else if (current) {
      const row = { ...current, ...before };
      const former = rowKey(collection, row);
      if (former !== key) {
        refuseTaken(collection, rows, former);
        renamed.set(former, key);
      }
      conflict(change, current, { ...current, ...after });
      replaced.set(current, row);
    }
  }
  const remaining = rows
    .map((row) => (replaced.has(row) ? replaced.get(row)! : row))
    .filter((row) => row !== null);
  const change = await planRows(site, collection, [...remaining, ...restored], renamed);
  const removedRows = changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
  return {
    lines: change.lines,
    conflicts,
    apply: async (inside) => (await applyRows(inside, { ...change, removedRows })).journal,
  };
}

function refuseTaken(collection: Collection, rows: readonly Row[], key: string) {
  if (rows.some((row) => rowKey(collection, row) === key))
    throw new UserError(`There is another ${collection.one} '${key}' now.`, "Nothing was changed.");
}

/** A gym's own table may store a price as a number: 55.5 is $55.50. */
function isSameValue(one: Value, other: Value): boolean {
  const [amount, another] = [one, other].map((cell) => /^\$?(\d+(?:\.\d+)?)$/.exec(cellText(cell))?.[1]);
  return amount !== undefined && another !== undefined && Number(amount) === Number(another);
}

/** The cells that the collection knows; the rest are the gym's own columns. */
function known({ columns }: Collection, cells: Readonly<Record<string, unknown>>): Row {
  const names = columns.map(({ name }) => name).filter((name) => name in cells);
  return Object.fromEntries(names.map((name) => [name, cells[name] as Value]));
}
