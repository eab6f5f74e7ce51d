import type { Database } from "#db/drivers/database.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { sessionsOn, takesPlace } from "#domain/schedule/sessions.ts";
import { classChanges } from "#operations/collections/classes.collection.ts";
import { cellText, type Collection, type Row, rowKey } from "#operations/collections/collection.ts";
import { hours } from "#operations/collections/hours.collection.ts";
import { type Entry, readChanges, readEntries } from "#operations/journal/audit-log.ts";
import { REDONE, undo } from "#operations/journal/undo.operations.ts";
import type { JournalChange } from "#operations/operation.ts";
import { withoutValues } from "#operations/rows/sentence.ts";
import { readRows } from "#operations/rows/table-rows.ts";

const CLOSE = "classes.closeDay";
const REOPEN = "classes.reopenDay";
const MAX_ENTRIES = 1000;

type Opened = {
  staffHours: Row[];
  changes: Row[];
  /** Classes that are restored, and those that stay because they were changed after the day was closed. */
  restored: number;
  changedSince: number;
};

/** The rows of both lists as they would be if the day had not been closed. */
export async function openedRows(site: Database, date: string): Promise<Opened> {
  let staffHours = await readRows(site, hours);
  let changes = await readRows(site, classChanges);
  let [restored, changedSince] = [0, 0];
  const closings = await readClosings(site, date, changes);
  if (closings.length === 0) {
    const sessions = sessionsOn(date, await readTimetable(site, new Date(), date));
    if (sessions.some(takesPlace)) return { staffHours, changes, restored, changedSince };
    return withoutLog(staffHours, changes, date);
  }
  for (const change of closings) {
    if (change.table === hours.name) staffHours = takenBack(hours, staffHours, change);
    else if (isAsLeft(changes, change)) {
      changes = takenBack(classChanges, changes, change);
      restored++;
    } else if (findRow(classChanges, changes, change.key)) changedSince++;
  }
  return { staffHours, changes, restored, changedSince };
}

/** For a day without classes that was closed in another way, or more than a year ago. */
function withoutLog(staffHours: Row[], changes: Row[], date: string): Opened {
  const isOther = (row: Row) => cellText(row["day"]) !== date;
  const open = changes.filter((row) => isOther(row) || row["status"] !== "cancelled");
  return {
    staffHours: staffHours.filter(isOther),
    changes: open,
    restored: changes.length - open.length,
    changedSince: 0,
  };
}

/** What closing this day has changed since it was last reopened, newest first. */
async function readClosings(site: Database, date: string, changes: readonly Row[]): Promise<JournalChange[]> {
  const entries = await readEntries(site, { kinds: [CLOSE, REOPEN, undo.name] }, MAX_ENTRIES);
  const closings: JournalChange[] = [];
  for (const entry of entries) {
    const operation = entry.undone_at === null && operationIn(entry, entries);
    if (!operation) continue;
    const journal = await readChanges(site, entry.id);
    if (!journal.some((change) => changedDay(change, changes) === date)) continue;
    if (operation === REOPEN) break;
    closings.push(...journal);
  }
  return closings;
}

/** Whether the entry has closed or reopened a day. The entry of a redo is an undo, and names what it repeats. */
function operationIn({ operation, sentence }: Entry, entries: readonly Entry[]): string | undefined {
  if (operation !== undo.name) return operation;
  const repeated = entries.find((one) => sentence === REDONE + withoutValues(one.sentence));
  return repeated && operationIn(repeated, entries);
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
