import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { type DatabaseKind, DatabaseRefused } from "./engine.ts";
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
import { push } from "#db/migrations/0013-push.ts";
import { eventSignups } from "#db/migrations/0014-event-signups.ts";
import { deskTables } from "#db/migrations/0015-desk.ts";
import { formKeys } from "#db/migrations/0016-form-keys.ts";
import { extraFields } from "#db/migrations/0017-extra-fields.ts";
import { trainerPlaces } from "#db/migrations/0018-trainer-places.ts";
import { siteTexts } from "#db/migrations/0019-site-texts.ts";
import { pagesOff } from "#db/migrations/0020-pages-off.ts";
import { ownFilms } from "#db/migrations/0021-own-films.ts";
import { sitePrograms } from "#db/migrations/0022-site-programs.ts";
import { latestLeads } from "#db/migrations/0023-latest-leads.ts";
import { comingTo } from "#db/migrations/0024-coming-to.ts";
import type { Migration } from "./migration.ts";
import type { Schema } from "#db/schema/schema.ts";

/*
 * To change the schema, write db/migrations/00NN-what-it-does.ts, add it to the end of this list, and describe the result
 * in db/schema/. Never change a released migration. Never alter or drop a contract table: it may belong to another program.
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
  push,
  eventSignups,
  deskTables,
  formKeys,
  extraFields,
  trainerPlaces,
  siteTexts,
  pagesOff,
  ownFilms,
  sitePrograms,
  latestLeads,
  comingTo,
];

/** Tables that may have existed before the site. */
export const contractTables: readonly string[] = ["Evo Membership Plans", "Evo trainers", "tour_images"];

export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

export const ownTables = migrations.flatMap((migration) => migration.tables);

const ADVISORY_LOCK = 690_45_039;
const LOCK_TIMEOUT_MS = 60_000;

/** For a read-only role, which can't migrate. */
export async function refuseIfOlder(kysely: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  if (unapplied(await appliedNames(kysely, kind), migrations).length === 0) return;
  throw new DatabaseRefused(
    "The database is from an older version of this site, and its user has read-only access. " +
      "Start this version once with a user that may write, to migrate it. Nothing was changed.",
  );
}

/** Migrates in one transaction. If several processes start at once, one migrates and the others wait. */
export async function migrate(kysely: Kysely<Schema>, kind: DatabaseKind, list = migrations): Promise<void> {
  if (unapplied(await appliedNames(kysely, kind), list).length === 0) return;
  await kysely.transaction().execute(async (db) => {
    if (kind === "postgres") await takeAdvisoryLock(db);
    if (!(await tableExists(db, kind, "site_migrations"))) {
      await db.schema
        .createTable("site_migrations")
        .addColumn("name", "text", (c) => c.primaryKey())
        .addColumn("applied_at", "bigint", (c) => c.notNull())
        .execute();
    }
    await apply(db, kind, unapplied(await appliedNames(db, kind), list));
  });
}

/** Recreates our tables, empty, as a version with these migrations has them. Other tables stay. */
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
    await migration.up({ db, kind, hasTable: (table) => tableExists(db, kind, table) });
    await db.insertInto("site_migrations").values({ name: migration.name, applied_at: Date.now() }).execute();
  }
}

export async function tableExists(db: Kysely<Schema>, kind: DatabaseKind, table: string): Promise<boolean> {
  const { rows } =
    kind === "sqlite"
      ? await sql`select 1 from sqlite_master where type in ('table', 'view') and name = ${table}`.execute(db)
      : // Reads the catalog: to_regclass may have cached that the table is missing.
        await sql`select 1 from pg_catalog.pg_class where relname = ${table} and pg_table_is_visible(oid)`.execute(
          db,
        );
  return rows.length > 0;
}

async function appliedNames(db: Kysely<Schema>, kind: DatabaseKind): Promise<string[]> {
  if (!(await tableExists(db, kind, "site_migrations"))) return [];
  const rows = await db.selectFrom("site_migrations").select("name").execute();
  return rows.map((row) => row.name);
}

function unapplied(applied: string[], list: Migration[]): Migration[] {
  const unknown = applied.filter((name) => !list.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new DatabaseRefused(
      `The database was last used by a newer version of this site (with ${unknown.join(", ")}). ` +
        `Start that version again. To go back, use that version to run gym restore FILE --back. Nothing was changed.`,
    );
  }
  return list.filter((migration) => !applied.includes(migration.name));
}

/** Polls, since a blocking wait would hit the statement timeout. Released at the end of the transaction. */
async function takeAdvisoryLock(db: Transaction<Schema>) {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(${ADVISORY_LOCK}) as mine`.execute(db);
    if (rows[0]?.mine) return;
    if (Date.now() > deadline) throw new Error("another process has been changing the schema for a minute");
    await sleep(50);
  }
}
