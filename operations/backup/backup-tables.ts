import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { contractTables, ownTables } from "#db/drivers/migrate.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import type { Schema } from "#db/schema/schema.ts";
import { readColumns, realColumns } from "#db/drivers/table-columns.server.ts";
import { batches } from "#domain/batches.ts";

/** Sessions and devices of the moment: a restored backup must not sign anybody in, nor notify old phones. */
const passing = [
  "staff_links",
  "staff_sessions",
  "staff_challenges",
  "staff_drafts",
  "push_devices",
  "push_keys",
];

/** Everything that a backup holds and a move carries: the contract's tables and ours. */
export const backupTables: readonly string[] = [
  ...contractTables,
  ...ownTables.filter((table) => !passing.includes(table)),
];

export type BackupRow = Readonly<Record<string, unknown>>;

const AT_ONCE = 500;
const MOST_PARAMETERS = 30_000;

/** Every row of a table as this transaction sees it, some hundred at a time. */
export async function* streamRows({ kysely, kind }: Queryable, table: string): AsyncGenerator<BackupRow[]> {
  if (kind === "sqlite") {
    const all = kysely
      .selectFrom(sql<BackupRow>`(select * from ${sql.id(table)})`.as("carried"))
      .selectAll()
      .stream();
    yield* batches(all, AT_ONCE);
    return;
  }
  await sql`declare carried no scroll cursor for select * from ${sql.id(table)}`.execute(kysely);
  for (;;) {
    const { rows } = await sql<BackupRow>`fetch ${sql.lit(AT_ONCE)} from carried`.execute(kysely);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) break;
  }
  await sql`close carried`.execute(kysely);
}

/** One moment of the whole database, however long the reading takes and whoever writes meanwhile. */
export function inSnapshot<T>(
  kysely: Kysely<Schema>,
  work: (snapshot: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  return kysely.transaction().setAccessMode("read only").setIsolationLevel("repeatable read").execute(work);
}

/** Adds rows; columns that the table here does not have are left out. Returns how many rows. */
export async function addRows(store: Queryable, table: string, rows: readonly BackupRow[]): Promise<number> {
  const there = await readColumns(store, table);
  const names = Object.keys(rows[0] ?? {}).filter((name) =>
    there.some((real) => real.toLowerCase() === name.toLowerCase()),
  );
  if (names.length === 0) return 0;
  const real = await realColumns(store, table, names);
  const columns = sql.join(real.map((name) => sql.id(name)));
  const atOnce = Math.max(1, Math.floor(MOST_PARAMETERS / names.length));
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

/** After rows came in with their numbers, new ones have to go on from there. */
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

export interface Tally {
  rows: number;
  /** The same for the same rows, in whatever order and whichever database. */
  sum: string;
}

/** Counts a table and sums up its content, to be compared with another's. */
export class Tallier {
  #rows = 0;
  #sum = 0n;

  add(rows: readonly BackupRow[]) {
    for (const row of rows) {
      const words = Object.entries(row)
        .map(([name, value]) => [name.toLowerCase(), value === null ? null : String(value)] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      const hash = createHash("sha256").update(JSON.stringify(words)).digest("hex");
      this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash}`));
      this.#rows += 1;
    }
  }

  get tally(): Tally {
    return { rows: this.#rows, sum: this.#sum.toString(16) };
  }
}
