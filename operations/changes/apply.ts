import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import type { DatabaseKind, Queryable } from "#db/drivers/engine.ts";
import { toCents } from "#domain/plans.ts";
import type { Schema } from "#db/schema/schema.ts";
import { writeBeside } from "./beside.ts";
import { addAuditEntries } from "./audit-log.ts";
import { type Difference, difference } from "./difference.ts";
import { forgetFailure } from "./failed-import.ts";
import { UserError } from "#config/user-error.ts";
import { plainDifference } from "./format-difference.ts";
import { rowKey, type Row, type Collection, type Value } from "#operations/collections/collection.ts";
import { exactly, numericColumns, type RawRow, readTable, realNames, writable } from "./table-rows.ts";

export interface Change {
  subject: Collection;
  wanted: readonly Row[];
  /** What the person has said yes to. */
  shown: Difference;
  summary: string;
  fileName: string | null;
  /** Who is signed in at the desk; the command line is 'gym'. */
  who?: string;
  /** Whole rows from before an import, for the columns that only the gym knows. */
  whole?: readonly RawRow[];
  /** The import that this takes back. */
  undoes?: string;
}

/** All of it or nothing, in one transaction, with what it replaced kept in the table `imports`. Returns the import's id. */
export async function apply(db: Database, change: Change): Promise<string> {
  return db.kysely.transaction().execute((trx) => applyWithin({ kysely: trx, kind: db.kind }, change));
}

/** The same within a transaction that somebody else has begun. */
export async function applyWithin(
  store: { kysely: Transaction<Schema>; kind: DatabaseKind },
  change: Change,
): Promise<string> {
  const { subject, wanted, shown } = change;
  const { kysely: trx, kind } = store;
  if (kind === "postgres")
    await sql`lock table ${sql.id(subject.table)} in share row exclusive mode`.execute(trx);
  const before = await readTable(store, subject);
  const now = difference(subject, before, wanted);
  if (JSON.stringify(plainDifference(subject, now)) !== JSON.stringify(plainDifference(subject, shown))) {
    throw new UserError(
      `Somebody has changed the ${subject.many} in the meantime. Nothing was changed.`,
      "Run the same command again to see the difference as it is now.",
    );
  }
  await write(store, subject, now, change.whole ?? []);
  const kept = new Set(wanted.map((row) => rowKey(subject, row)));
  const gone = now.removed.map(({ row }) => rowKey(subject, row)).filter((key) => !kept.has(key));
  await writeBeside(store, subject, [...now.added, ...now.changed.map(({ after }) => after)], gone);
  await subject.written?.(store, rowsIn(now));
  await forgetFailure(store);
  const raw = before.map((row) => row.raw);
  const after = (await readTable(store, subject)).map(({ row }) => row);
  const id = await keepRecord(trx, change, raw, after);
  await addAuditEntries(trx, { subject, changed: now, who: change.who ?? "gym", importId: id });
  return id;
}

function rowsIn({ added, removed, changed }: Difference): Row[] {
  return [...added, ...removed.map(({ row }) => row), ...changed.map(({ after }) => after)];
}

async function write(
  store: Queryable,
  subject: Collection,
  { added, removed, changed }: Difference,
  whole: readonly RawRow[],
) {
  const table = sql.id(subject.table);
  const real = await realNames(store, subject);
  const numeric = await numericColumns(store, subject.table);
  const into = (name: string, value: Value) =>
    numeric.has(real.get(name) ?? name) ? numberOf(value) : value;
  const stamp = subject.stamp?.() ?? {};
  const besideNames = new Set(subject.columns.filter(({ beside }) => beside).map(({ name }) => name));

  for (const row of removed) {
    await sql`delete from ${table} where ${exactly(real, subject, row)}`.execute(store.kysely);
  }
  for (const { before, columns } of changed) {
    const values = [
      ...columns
        .filter(({ name }) => !besideNames.has(name))
        .map(({ name, to }) => [real.get(name) ?? name, into(name, to)] as const),
      ...Object.entries(stamp),
    ];
    if (values.length === 0) continue;
    const sets = sql.join(values.map(([column, value]) => sql`${sql.id(column)} = ${value}`));
    await sql`update ${table} set ${sets} where ${exactly(real, subject, before)}`.execute(store.kysely);
  }
  const mayWrite = added.length > 0 ? await writable(store, subject.table) : new Set<string>();
  for (const row of added) {
    const known = subject.columns.map(
      ({ name }) => [real.get(name) ?? name, into(name, row[name] ?? null)] as const,
    );
    const keyColumn = real.get(subject.key) ?? subject.key;
    const earlier = whole.find((raw) => String(raw[keyColumn]) === String(row[subject.key]));
    const values = Object.entries({ ...earlier, ...Object.fromEntries(known), ...stamp }).filter(([column]) =>
      mayWrite.has(column),
    );
    const columns = sql.join(values.map(([column]) => sql.id(column)));
    const overriding = store.kind === "postgres" && earlier ? sql`overriding system value` : sql``;
    await sql`insert into ${table} (${columns}) ${overriding} values (${sql.join(values.map(([, value]) => value))})`.execute(
      store.kysely,
    );
  }
}

/** For a price column that holds numbers: '$1,000.50' is 1000.5. */
function numberOf(value: Value): Value {
  const cents = typeof value === "string" ? toCents(value) : null;
  return cents === null ? value : cents / 100;
}

async function keepRecord(
  trx: Transaction<Schema>,
  change: Change,
  before: readonly RawRow[],
  after: readonly Row[],
): Promise<string> {
  const id = change.undoes ?? randomUUID();
  if (change.undoes) {
    await trx.updateTable("imports").set({ undone_at: Date.now() }).where("id", "=", id).execute();
    return id;
  }
  await trx
    .insertInto("imports")
    .values({
      id,
      created_at: Date.now(),
      subject: change.subject.name,
      file_name: change.fileName,
      summary: change.summary,
      rows_before: JSON.stringify(before),
      rows_after: JSON.stringify(after),
      undone_at: null,
    })
    .execute();
  return id;
}
