import { sql, type Transaction } from "kysely";
import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { recreateSchemaAs, tableExists } from "#db/drivers/migrate.server.ts";
import { seedPriceOverrides } from "#db/migrations/0010-price-overrides.ts";
import { moveOldLog } from "#db/migrations/0012-audit-log.ts";
import type { Schema } from "#db/schema/schema.ts";
import { type Contents, unpacked } from "#operations/backup/archive.ts";
import {
  addRows,
  backupTables,
  type BackupRow,
  continueNumbering,
} from "#operations/backup/backup-tables.ts";
import { markRestored } from "./restore-swap.ts";

/** A verified backup. */
export interface Wanted {
  path: string;
  contents: Contents;
  /** Migrations of the version that will read the database; null: this version. */
  as: readonly string[] | null;
}

/** Replaces all tables with those of the backup. */
export async function fillTables(
  store: Queryable & { kysely: Transaction<Schema> },
  { path, contents, as }: Wanted,
  id: string,
): Promise<void> {
  const added: Record<string, number> = {};
  if (as) await recreateSchemaAs(as, store.kysely, store.kind);
  for (const table of backupTables) {
    if (as && !(await tableExists(store.kysely, store.kind, table))) continue;
    await sql`delete from ${sql.id(table)}`.execute(store.kysely);
  }
  for await (const { table, rows } of rowsIn(path))
    added[table] = (added[table] ?? 0) + (await addRows(store, table, rows));
  // Backups of earlier versions lack these tables.
  const isMissing = async (table: string) =>
    !(table in contents.tables) && (await tableExists(store.kysely, store.kind, table));
  if (await isMissing("price_overrides")) await seedPriceOverrides(store.kysely);
  if (await isMissing("audit_entries")) await moveOldLog(store.kysely);
  await continueNumbering(store);
  for (const [table, rows] of Object.entries(contents.tables)) {
    if ((added[table] ?? 0) !== rows)
      throw new UserError(
        `Only ${added[table] ?? 0} of ${rows} rows of ${table} were stored.`,
        "Nothing was changed.",
      );
  }
  await markRestored(store, id);
}

/** How many messages are in the database but not in the backup. */
export async function countMissing(db: Database, path: string): Promise<number> {
  const here = await db.kysely.selectFrom("leads").select("id").execute();
  const missing = new Set<unknown>(here.map(({ id }) => id));
  for await (const { table, rows } of rowsIn(path))
    if (table === "leads") for (const { id } of rows) missing.delete(id);
  return missing.size;
}

/** The rows of all tables. They come before the pictures, which are not unpacked: a transaction may wait for the rows. */
export async function* rowsIn(path: string) {
  for await (const { path: name, bytes } of unpacked(path)) {
    if (name.startsWith("pictures/")) return;
    const table = decodeURIComponent(/^tables\/([^/]+)\//.exec(name)?.[1] ?? "");
    if (!backupTables.includes(table)) continue;
    const lines = bytes.toString("utf8").trimEnd().split("\n");
    yield { table, rows: lines.map((line) => JSON.parse(line) as BackupRow) };
  }
}
