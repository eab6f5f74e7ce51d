import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { firstGym } from "#content/first-gym.ts";
import { brand } from "#content/site.ts";
import { readNote } from "#db/readers/site-notes.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { realColumns } from "#db/drivers/table-columns.server.ts";
import type { SampleRow, SampleTable } from "./tables.ts";

// A hash of each loaded row is stored. A row that was edited since, with any tool, is no longer sample data.

/** The gym's name when the rows from content/ were loaded. */
export const LOADED_FOR = "classes loaded for";

export const isRenamed = () => brand.name !== firstGym.name;

/** The rows of this table that are unchanged since they were loaded. */
export async function stillSample(store: Queryable, sample: SampleTable) {
  const { table, key, columns } = sample;
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
  const isOwn = await ownRowTest(store, sample);
  return rows
    .map((row) => ({ row, key: String(row[key]), hash: hashRow(columns, row) }))
    .filter((one) => hashes.get(one.key) === one.hash)
    .map(({ row, ...one }) => ({ ...one, own: isOwn(one.hash), where: exactly(real, columns, row) }));
}

/** Rows from content/ are the gym's own if it had its own name when they were loaded. */
async function ownRowTest(store: Queryable, { fromContent, columns, rows }: SampleTable) {
  if (!fromContent || !isRenamed()) return () => false;
  const loadedFor = await readNote(store, LOADED_FOR);
  if (loadedFor !== undefined) return () => loadedFor !== firstGym.name;
  // Earlier versions did not store the name: a row of the current content/ counts as the gym's own.
  const hashes = new Set(rows.map((row) => hashRow(columns, row)));
  return (hash: string) => hashes.has(hash);
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

export function hashRow(columns: readonly string[], row: SampleRow): string {
  const cells = columns.map((column) => ((row[column] ?? null) === null ? null : String(row[column])));
  return createHash("sha256").update(JSON.stringify(cells)).digest("hex");
}
