import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { DatabaseRefused } from "./database-refused.server.ts";
import { beginning } from "#db/migrations/0001-beginning.ts";
import { leadOutbox } from "#db/migrations/0002-lead-outbox.ts";
import { leadDoubt } from "#db/migrations/0003-lead-doubt.ts";
import { timetable } from "#db/migrations/0004-timetable.ts";
import { staff } from "#db/migrations/0005-staff.ts";
import { sitePictures } from "#db/migrations/0006-site-pictures.ts";
import { boundLinks } from "#db/migrations/0007-bound-links.ts";
import { leadTold } from "#db/migrations/0008-lead-told.ts";
import { noSampleTiktok } from "#db/migrations/0009-no-sample-tiktok.ts";
import { priceOverrideRows } from "#db/migrations/0010-price-overrides.ts";
import { staffDrafts } from "#db/migrations/0011-staff-drafts.ts";
import { auditLog } from "#db/migrations/0012-audit-log.ts";
import type { DatabaseKind, Migration } from "./migration.ts";
import type { Schema } from "#db/schema/schema.ts";

/*
 * To change the schema: write data/migrations/000N-what-it-does.ts like the first one, with `up` for both
 * databases and the names of the tables it makes, add it to the end of the list below, and describe the
 * result in schema.ts. A migration that has been released is never changed. No migration alters or drops a
 * table of the contract: an existing one belongs to somebody else.
 */
const migrations: Migration[] = [
  beginning,
  leadOutbox,
  leadDoubt,
  timetable,
  staff,
  sitePictures,
  boundLinks,
  leadTold,
  noSampleTiktok,
  priceOverrideRows,
  staffDrafts,
  auditLog,
];

/** Where they exist, they belong to somebody else. */
export const contractTables: readonly string[] = ["Evo Membership Plans", "Evo trainers", "tour_images"];

export const ownTables = migrations.flatMap((migration) => migration.tables);

const ADVISORY_LOCK = 690_45_039;
const LOCK_PATIENCE_MS = 60_000;

/** For a role that can't bring it up to date itself. */
export async function refuseIfOlder(kysely: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  if (unapplied(await appliedNames(kysely, kind), migrations).length === 0) return;
  throw new DatabaseRefused(
    "The database is of an older version of this site, and its user may only read. " +
      "Start this version once with a user that may write: that brings it up to date. Nothing was changed.",
  );
}

/** Brings the schema up to date, all in one transaction: however many processes begin at once, one does it. */
export async function migrate(kysely: Kysely<Schema>, kind: DatabaseKind, list = migrations): Promise<void> {
  if (unapplied(await appliedNames(kysely, kind), list).length === 0) return;
  await kysely.transaction().execute(async (db) => {
    if (kind === "postgres") await waitForTurn(db);
    if (!(await isThere(db, kind, "site_migrations"))) {
      await db.schema
        .createTable("site_migrations")
        .addColumn("name", "text", (c) => c.primaryKey())
        .addColumn("applied_at", "bigint", (c) => c.notNull())
        .execute();
    }
    await apply(db, kind, unapplied(await appliedNames(db, kind), list));
  });
}

/** Makes our tables anew, empty, as the version with these migrations has them. What is not ours stays. */
export async function recreateSchemaAs(
  names: readonly string[],
  db: Transaction<Schema>,
  kind: DatabaseKind,
): Promise<void> {
  for (const table of ownTables.toReversed()) await db.schema.dropTable(table).ifExists().execute();
  await db.deleteFrom("site_migrations").execute();
  await apply(
    db,
    kind,
    migrations.filter(({ name }) => names.includes(name)),
  );
}

async function apply(db: Transaction<Schema>, kind: DatabaseKind, list: readonly Migration[]): Promise<void> {
  for (const migration of list) {
    await migration.up({ db, kind, isThere: (table) => isThere(db, kind, table) });
    await db.insertInto("site_migrations").values({ name: migration.name, applied_at: Date.now() }).execute();
  }
}

export async function isThere(db: Kysely<Schema>, kind: DatabaseKind, table: string): Promise<boolean> {
  const found =
    kind === "sqlite"
      ? await sql`select 1 from sqlite_master where type in ('table', 'view') and name = ${table}`.execute(db)
      : // A look into the catalog itself: what to_regclass remembers of a missing table can be out of date.
        await sql`select 1 from pg_catalog.pg_class where relname = ${table} and pg_table_is_visible(oid)`.execute(
          db,
        );
  return found.rows.length > 0;
}

async function appliedNames(db: Kysely<Schema>, kind: DatabaseKind): Promise<string[]> {
  if (!(await isThere(db, kind, "site_migrations"))) return [];
  const rows = await db.selectFrom("site_migrations").select("name").execute();
  return rows.map((row) => row.name);
}

function unapplied(applied: string[], list: Migration[]): Migration[] {
  const unknown = applied.filter((name) => !list.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new DatabaseRefused(
      `The database was last used by a newer version of this site (it has had ${unknown.join(", ")}). ` +
        `Start that version again. To go back, it has gym restore FILE --back. Nothing was changed.`,
    );
  }
  return list.filter((migration) => !applied.includes(migration.name));
}

/** Asks in short tries, so that no statement timeout cuts the wait off. Ends with the transaction. */
async function waitForTurn(db: Transaction<Schema>) {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as mine`.execute(db);
    if (rows[0]?.mine) return;
    if (Date.now() > deadline) throw new Error("another process has been changing the schema for a minute");
    await sleep(50);
  }
}
