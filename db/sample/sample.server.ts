import { sql } from "kysely";
import { brand } from "#content/site.ts";
import { addNote, readNote, writeNote } from "#db/readers/site-notes.server.ts";
import { hasOwnClasses, useOwnClasses } from "#db/readers/own-classes.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { hashRow, isRenamed, LOADED_FOR, stillSample } from "./still-sample.server.ts";
import { type SampleTable, sampleTables } from "./tables.ts";
import { realColumns } from "#db/drivers/table-columns.server.ts";

/** The note that the sample data was loaded, so that it is not loaded again. */
export const SAMPLE_LOADED = "sample loaded";

export interface LoadedSample {
  table: string;
  /** 0 if the table had rows: sample data is never mixed with real data. */
  rows: number;
}

/** Loads the sample once per database, and only into an empty one. */
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

/**
 * Loads the timetable in content/ into a database without any data. Otherwise the first class that the gym adds would hide
 * all others.
 */
export async function beginWithTimetable({ kysely, kind }: Queryable): Promise<void> {
  const hasTimetable = async (store: Queryable) => (await hasOwnClasses(store)) || wasLoaded(store);
  if (await hasTimetable({ kysely, kind })) return;
  const tables = await sampleTables(new Date());
  if (!(await isUnused({ kysely, kind }, tables))) return;
  await kysely.transaction().execute(async (trx) => {
    const store = { kysely: trx, kind };
    // Another process may start at the same time.
    if (kind === "postgres") await sql`lock table class_times in share row exclusive mode`.execute(trx);
    if ((await hasTimetable(store)) || !(await isUnused(store, tables))) return;
    for (const table of tables) if (table.fromContent) await loadTable(store, table);
  });
}

/** Loads the sample rows into every table that is empty. */
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

/** own: from the gym's own content/, not sample data. `gym sample clear` keeps it. */
type LoadedRow = { table: string; key: string; own: boolean };

/** The rows that are unchanged since they were loaded. */
export async function sampleRows(store: Queryable): Promise<LoadedRow[]> {
  const loaded: LoadedRow[] = [];
  for (const table of await sampleTables(new Date())) {
    for (const { key, own } of await stillSample(store, table)) loaded.push({ table: table.table, key, own });
  }
  return loaded;
}

/** Deletes those rows, and keeps every edited one and the gym's own. */
export async function clearSample({ kysely, kind }: Queryable): Promise<{ table: string; key: string }[]> {
  const tables = await sampleTables(new Date());
  return kysely.transaction().execute(async (trx) => {
    const store = { kysely: trx, kind };
    const cleared: { table: string; key: string }[] = [];
    for (const table of tables) {
      const rows = (await stillSample(store, table)).filter(({ own }) => !own);
      for (const { key, where } of rows) {
        await sql`delete from ${sql.id(table.table)} where ${where}`.execute(trx);
        cleared.push({ table: table.table, key });
      }
      await forgetSample(store, table);
      if (table.fromContent && isRenamed()) await loadOwnRows(store, table, rows);
    }
    await rememberLoading(store);
    return cleared;
  });
}

/** Removes the marks of all rows except the gym's own. */
async function forgetSample({ kysely, kind }: Queryable, table: SampleTable) {
  const own = (await stillSample({ kysely, kind }, table)).map(({ key }) => key);
  let marks = kysely.deleteFrom("sample_rows").where("table_name", "=", table.table);
  if (own.length > 0) marks = marks.where("row_key", "not in", own);
  await marks.execute();
}

/** Loads the rows that the gym has written into content/ since the sample was loaded. */
async function loadOwnRows(store: Queryable, sample: SampleTable, cleared: readonly { hash: string }[]) {
  if (cleared.length === 0 || (await hasRows(store, sample.table))) return;
  const old = new Set(cleared.map(({ hash }) => hash));
  const rows = sample.rows.filter((row) => !old.has(hashRow(sample.columns, row)));
  if (rows.length > 0) await loadTable(store, { ...sample, rows });
}

async function wasLoaded(store: Queryable): Promise<boolean> {
  return (await readNote(store, SAMPLE_LOADED)) !== undefined;
}

async function isUnused(store: Queryable, tables: readonly SampleTable[]): Promise<boolean> {
  for (const table of [...tables.map((one) => one.table), "leads"]) {
    if (await hasRows(store, table)) return false;
  }
  return true;
}

async function rememberLoading(store: Queryable) {
  await addNote(store, SAMPLE_LOADED, new Date().toISOString());
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
    const values = sql.join([...columns.map((column) => row[column] ?? null), ...Object.values(stamps)]);
    await sql`insert into ${sql.id(table)} (${names}) values (${values})`.execute(store.kysely);
    await store.kysely
      .insertInto("sample_rows")
      .values({ table_name: table, row_key: String(row[key]), hash: hashRow(columns, row) })
      .onConflict((conflict) =>
        conflict.columns(["table_name", "row_key"]).doUpdateSet({ hash: hashRow(columns, row) }),
      )
      .execute();
  }
  if (sample.fromContent) await writeNote(store, LOADED_FOR, brand.name);
  if (table === "class_times") await useOwnClasses(store);
  return rows.length;
}
