import { createHash } from "node:crypto";
import type { ImportTable } from "#db/schema/schema.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { UserError } from "#config/user-error.ts";
import { apply } from "#operations/changes/apply.ts";
import { type Difference, difference, isNothing, pairsOf } from "#operations/changes/difference.ts";
import { plainDifference } from "#operations/changes/format-difference.ts";
import { rowKey, type Row, type Collection } from "#operations/collections/collection.ts";
import { findCollection } from "#operations/collections/collections.ts";
import { type RawRow, readTable, realNames, type TableRow } from "#operations/changes/table-rows.ts";

/** What taking an import back would change, and what has changed since: for a person to look at before it happens. */
export async function planUndo(db: Database, id?: string) {
  const record = await recordOf(db, id);
  const subject = findCollection(record.subject);
  if (!subject)
    throw new UserError(`This version of gym has no '${record.subject}'.`, "Nothing was changed.");
  const current = await readTable(db, subject);
  const rows = current.map(({ row }) => row);
  const whole = JSON.parse(record.rows_before) as RawRow[];
  const after = JSON.parse(record.rows_after) as Row[];
  const own = difference(subject, await tableRows(db, subject, whole), after);
  const wanted = withoutChange(subject, own, after, rows);
  return {
    record,
    subject,
    whole,
    /** What has changed since. */
    since: difference(
      subject,
      after.map((row) => ({ row, raw: row })),
      rows,
    ),
    wanted,
    shown: difference(subject, current, wanted),
  };
}

export type Undo = Awaited<ReturnType<typeof planUndo>>;

/** Names what a person was shown: a yes to it is no yes to anything else. Empty: nothing has changed since. */
export function undoVersion({ subject, since, shown }: Undo): string {
  if (isNothing(since)) return "";
  const seen = [plainDifference(subject, since), plainDifference(subject, shown)];
  return createHash("sha256").update(JSON.stringify(seen)).digest("base64url");
}

export async function applyUndo(
  db: Database,
  { record, subject, wanted, shown, whole }: Undo,
  who?: string,
): Promise<void> {
  await apply(db, { subject, wanted, shown, whole, summary: "", fileName: null, undoes: record.id, who });
}

/** The rows as they are now, but for what the change did to rows and columns of its own. */
function withoutChange(
  subject: Collection,
  own: Difference,
  after: readonly Row[],
  rows: readonly Row[],
): Row[] {
  const { pairs, added: since } = pairsOf(
    subject,
    after.map((row) => ({ row })),
    rows,
  );
  const now = new Map(pairs.map(([{ row }, current]) => [row, current]));
  const instead = new Map<Row, Row | null>();
  for (const row of own.added) {
    const current = now.get(row);
    if (current) instead.set(current, null);
  }
  for (const change of own.changed) {
    const current = now.get(change.after);
    const old = Object.fromEntries(change.columns.map(({ name, from }) => [name, from]));
    if (current) instead.set(current, { ...current, ...old });
  }
  const back: Row[] = [];
  for (const { row } of own.removed) {
    const again = since.find((one) => rowKey(subject, one) === rowKey(subject, row) && !instead.has(one));
    if (again) instead.set(again, row);
    else back.push(row);
  }
  const kept = rows.map((row) => (instead.has(row) ? instead.get(row) : row));
  return [...kept.filter((row) => row != null), ...back];
}

async function tableRows(db: Database, subject: Collection, whole: readonly RawRow[]): Promise<TableRow[]> {
  const real = await realNames(db, subject);
  return whole.map((raw) => ({
    raw,
    row: Object.fromEntries([...real].map(([name, column]) => [name, (raw[column] ?? null) as Row[string]])),
  }));
}

async function recordOf(db: Database, id: string | undefined): Promise<ImportTable> {
  let query = db.kysely.selectFrom("imports").selectAll().where("undone_at", "is", null);
  if (id) query = query.where("id", "like", `${id.replace(/[^0-9a-f-]/g, "?")}%`);
  const found = await query.orderBy("created_at", "desc").limit(2).execute();
  const [record, another] = found;
  if (!record)
    throw new UserError(
      id ? `There is no import '${id}' to take back.` : "There is no import to take back.",
      "`gym undo --list` shows all imports.",
    );
  if (id && another)
    throw new UserError(`More than one import begins with '${id}'.`, "`gym undo --list` shows the ids.");
  return record;
}
