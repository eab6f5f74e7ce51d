import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { addNote, readNote } from "#db/readers/site-notes.server.ts";
import { useOwnClasses } from "#db/readers/classes.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { type SampleRow, type SampleTable, sampleTables } from "./tables.ts";
import { realColumns } from "#db/drivers/table-columns.server.ts";

/*
 * What is sample is remembered by a hash of each row as it was loaded: a row that somebody has edited since,
 * with whatever tool, is no longer sample.
 */

const LOADED = "sample loaded";

export interface LoadedSample {
  table: string;
  /** 0 where the table had rows already: sample data is never put beside real data. */
  rows: number;
}

/** Once in the life of a store, and only if there is nothing in it yet. */
export async function beginWithSample({ kysely, kind }: Queryable): Promise<void> {
  if (await wasLoaded({ kysely, kind })) return;
  const tables = await sampleTables(new Date());
  await kysely.transaction().execute(async (trx) => {
    const store = { kysely: trx, kind };
    if (await wasLoaded(store)) return;
    if (await isUnused(store, tables)) for (const table of tables) await loadTable(store, table);
    await rememberLoading(store);
  });
}

/** Puts the sample rows into every table that is empty, into whichever database it is asked for. */
export async function loadSample({ kysely, kind }: Queryable, now = new Date()): Promise<LoadedSample[]> {
  const tables = await sampleTables(now);
  return kysely.transaction().execute(async (trx) => {
    const store = { kysely: trx, kind };
    const loaded: LoadedSample[] = [];
    for (const table of tables) {
      const rows = (await hasRows(store, table.table)) ? 0 : await loadTable(store, table);
      loaded.push({ table: table.table, rows });
    }
    await rememberLoading(store);
    return loaded;
  });
}

/** own: from the gym’s own content/, and so no sample. */
type LoadedRow = { table: string; key: string; own: boolean };

/** The rows that are still word for word as they were loaded. */
export async function sampleRows(store: Queryable): Promise<LoadedRow[]> {
  const found: LoadedRow[] = [];
  for (const table of await sampleTables(new Date())) {
    for (const { key } of await stillSample(store, table))
      found.push({ table: table.table, key, own: table.own ?? false });
  }
  return found;
}

/** Takes those rows out again, and leaves every edited one. */
export async function clearSample({ kysely, kind }: Queryable): Promise<{ table: string; key: string }[]> {
  const tables = (await sampleTables(new Date())).filter(({ own }) => !own);
  return kysely.transaction().execute(async (trx) => {
    const store = { kysely: trx, kind };
    const cleared: { table: string; key: string }[] = [];
    for (const table of tables) {
      for (const { key, where } of await stillSample(store, table)) {
        await sql`delete from ${sql.id(table.table)} where ${where}`.execute(trx);
        cleared.push({ table: table.table, key });
      }
    }
    const names = tables.map(({ table }) => table);
    await trx.deleteFrom("sample_rows").where("table_name", "in", names).execute();
    await rememberLoading(store);
    return cleared;
  });
}

async function wasLoaded(store: Queryable): Promise<boolean> {
  return (await readNote(store, LOADED)) !== undefined;
}

async function isUnused(store: Queryable, tables: readonly SampleTable[]): Promise<boolean> {
  for (const table of [...tables.map((one) => one.table), "leads"]) {
    if (await hasRows(store, table)) return false;
  }
  return true;
}

async function rememberLoading(store: Queryable) {
  await addNote(store, LOADED, new Date().toISOString());
}

async function hasRows({ kysely }: Queryable, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.id(table)} limit 1`.execute(kysely);
  return rows.length > 0;
}

async function loadTable(store: Queryable, sample: SampleTable): Promise<number> {
  const { table, key, columns, rows, stamps = {} } = sample;
  const real = await realColumns(store, table, [...columns, ...Object.keys(stamps)]);
  const names = sql.join(real.map((name) => sql.id(name)));
  for (const row of rows) {
    const whole = [...columns.map((column) => row[column] ?? null), ...Object.values(stamps)];
    const values = sql.join(whole);
    await sql`insert into ${sql.id(table)} (${names}) values (${values})`.execute(store.kysely);
    await store.kysely
      .insertInto("sample_rows")
      .values({ table_name: table, row_key: String(row[key]), hash: hashOf(columns, row) })
      .onConflict((conflict) =>
        conflict.columns(["table_name", "row_key"]).doUpdateSet({ hash: hashOf(columns, row) }),
      )
      .execute();
  }
  if (table === "class_times") await useOwnClasses(store);
  return rows.length;
}

async function stillSample(store: Queryable, { table, key, columns }: SampleTable) {
  const marks = await store.kysely
    .selectFrom("sample_rows")
    .selectAll()
    .where("table_name", "=", table)
    .execute();
  if (marks.length === 0) return [];
  const hashes = new Map(marks.map((mark) => [mark.row_key, mark.hash]));
  const real = await realColumns(store, table, columns);
  const selected = sql.join(
    real.map((name, index) => sql`${sql.id(name)} as ${sql.id(columns[index] ?? name)}`),
  );
  const { rows } = await sql<SampleRow>`select ${selected} from ${sql.id(table)}`.execute(store.kysely);
  return rows
    .filter((row) => hashes.get(String(row[key])) === hashOf(columns, row))
    .map((row) => ({ key: String(row[key]), where: exactly(real, columns, row) }));
}

function exactly(real: readonly string[], columns: readonly string[], row: SampleRow): RawBuilder<unknown> {
  const parts = columns.map((column, index) => {
    const value = row[column] ?? null;
    return value === null
      ? sql`${sql.id(real[index] ?? column)} is null`
      : sql`${sql.id(real[index] ?? column)} = ${value}`;
  });
  return sql.join(parts, sql` and `);
}

function hashOf(columns: readonly string[], row: SampleRow): string {
  const words = columns.map((column) => ((row[column] ?? null) === null ? null : String(row[column])));
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}
