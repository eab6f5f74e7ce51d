import type { Database } from "#db/drivers/database.server.ts";
import { classChanges } from "#operations/collections/classes.collection.ts";
import { cellText, type Collection, type Row, rowKey } from "#operations/collections/collection.ts";
import { hours } from "#operations/collections/hours.collection.ts";
import { readChanges, readEntries } from "#operations/journal/audit-log.ts";
import type { JournalChange } from "#operations/operation.ts";
import { readRows } from "#operations/rows/table-rows.ts";

const CLOSE = "classes.closeDay";
const REOPEN = "classes.reopenDay";
const MAX_ENTRIES = 1000;

type Opened = {
  staffHours: Row[];
  changes: Row[];
  /** Classes that are restored, and those that stay because they were changed after the day was closed. */
  restored: number;
  kept: number;
};

/** The rows of both lists as they would be if the day had not been closed. */
export async function openedRows(site: Database, date: string): Promise<Opened> {
  let staffHours = await readRows(site, hours);
  let changes = await readRows(site, classChanges);
  let [restored, kept] = [0, 0];
  const closings = await readClosings(site, date, changes);
  if (closings.length === 0) return withoutLog(staffHours, changes, date);
  for (const change of closings) {
    if (change.table === hours.name) staffHours = takenBack(hours, staffHours, change);
    else if (isAsLeft(changes, change)) {
      changes = takenBack(classChanges, changes, change);
      restored++;
    } else if (findRow(classChanges, changes, change.key)) kept++;
  }
  return { staffHours, changes, restored, kept };
}

/** For a day that was closed in another way, or more than a year ago. */
function withoutLog(staffHours: Row[], changes: Row[], date: string): Opened {
  const isOther = (row: Row) => cellText(row["day"]) !== date;
  const open = changes.filter((row) => isOther(row) || row["status"] !== "cancelled");
  return {
    staffHours: staffHours.filter(isOther),
    changes: open,
    restored: changes.length - open.length,
    kept: 0,
  };
}

/** What closing this day has changed since it was last reopened, newest first. */
async function readClosings(site: Database, date: string, changes: readonly Row[]): Promise<JournalChange[]> {
  const entries = await readEntries(site, { kinds: [CLOSE, REOPEN] }, MAX_ENTRIES);
  const closings: JournalChange[] = [];
  for (const { id, operation, undone_at } of entries) {
    if (undone_at !== null) continue;
    const journal = await readChanges(site, id);
    if (!journal.some((change) => changedDay(change, changes) === date)) continue;
    if (operation === REOPEN) break;
    closings.push(...journal);
  }
  return closings;
}

/** The day on which the class of this change takes place, or whose staff hours it changes. */
function changedDay({ table, key, before, after }: JournalChange, changes: readonly Row[]): string {
  if (table === hours.name) return key;
  const row = { ...findRow(classChanges, changes, key), ...(before ?? after) } as Row;
  return cellText(row["new_day"]) || cellText(row["day"]);
}

function isAsLeft(changes: readonly Row[], { key, after }: JournalChange): boolean {
  const row = findRow(classChanges, changes, key);
  if (!row || !after) return !row && !after;
  return Object.entries(after as Row).every(([name, value]) => cellText(row[name]) === cellText(value));
}

function takenBack(collection: Collection, rows: Row[], { key, before, after }: JournalChange): Row[] {
  const row = findRow(collection, rows, key);
  const others = rows.filter((one) => one !== row);
  if (!before || (after && !row)) return others;
  return [...others, { ...row, ...(before as Row) }];
}

function findRow(collection: Collection, rows: readonly Row[], key: string): Row | undefined {
  return rows.find((row) => rowKey(collection, row) === key);
}
