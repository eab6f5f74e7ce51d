import { type ControlledTransaction, type Kysely, sql } from "kysely";
import { contractTables, ownTables } from "#db/drivers/migrate.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { type Schema, temporaryTables } from "#db/schema/schema.ts";
import { readColumns, realColumns } from "#db/drivers/table-columns.server.ts";
import { batches } from "#operations/rows/batches.ts";

/** The tables of a backup and of a move. */
export const backupTables: readonly string[] = [
  ...contractTables,
  ...ownTables.filter((table) => !temporaryTables.includes(table)),
];

export type BackupRow = Readonly<Record<string, unknown>>;

const BATCH = 500;
const MAX_PARAMETERS = 30_000;

/** Every row of a table as this transaction sees it, in batches. */
export async function* streamRows({ kysely, kind }: Queryable, table: string): AsyncGenerator<BackupRow[]> {
  if (kind === "sqlite") {
    const all = kysely
      .selectFrom(sql<BackupRow>`(select * from ${sql.id(table)})`.as("streamed"))
      .selectAll()
      .stream();
    yield* batches(all, BATCH);
    return;
  }
  await sql`declare streamed no scroll cursor for select * from ${sql.id(table)}`.execute(kysely);
  for (;;) {
    const { rows } = await sql<BackupRow>`fetch ${sql.lit(BATCH)} from streamed`.execute(kysely);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await sql`close streamed`.execute(kysely);
}

/** A consistent view of the database, however long the reading takes. Roll it back when done. */
export function startSnapshot(kysely: Kysely<Schema>): Promise<ControlledTransaction<Schema>> {
  return kysely.startTransaction().setAccessMode("read only").setIsolationLevel("repeatable read").execute();
}

export async function inSnapshot<T>(
  kysely: Kysely<Schema>,
  work: (snapshot: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const snapshot = await startSnapshot(kysely);
  return work(snapshot).finally(() => snapshot.rollback().execute());
}

/** Adds rows; columns that the table does not have are left out. Returns the number of rows. */
export async function addRows(store: Queryable, table: string, rows: readonly BackupRow[]): Promise<number> {
  const there = await readColumns(store, table);
  const names = Object.keys(rows[0] ?? {}).filter((name) =>
    there.some((real) => real.toLowerCase() === name.toLowerCase()),
  );
  if (names.length === 0) return 0;
  const real = await realColumns(store, table, names);
  const columns = sql.join(real.map((name) => sql.id(name)));
  const atOnce = Math.max(1, Math.floor(MAX_PARAMETERS / names.length));
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`);
    const overriding = store.kind === "postgres" ? sql`overriding system value` : sql``;
    await sql`insert into ${sql.id(table)} (${columns}) ${overriding} values ${sql.join(values)}`.execute(
      store.kysely,
    );
  }
  return rows.length;
}

/** Sets PostgreSQL's next id, because the rows were added with their own ids. */
export async function continueNumbering({ kysely, kind }: Queryable): Promise<void> {
  if (kind === "sqlite") return;
  const { rows } = await sql<{
    name: string | null;
  }>`select pg_get_serial_sequence('tour_images', 'id') as name`.execute(kysely);
  if (rows[0]?.name)
    await sql`select setval(${rows[0].name}::regclass, max(id)) from tour_images having max(id) is not null`.execute(
      kysely,
    );
}
