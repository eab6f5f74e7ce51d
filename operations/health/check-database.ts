import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import { contractTables } from "#db/drivers/migrate.server.ts";
import type { Collection } from "#operations/collections/collection.ts";
import { plans } from "#operations/collections/plans.collection.ts";
import type { Stores } from "#operations/operation.ts";
import { readTable } from "#operations/rows/table-rows.ts";
import { prepareStores } from "#operations/stores.ts";
import { bad, errorReason, type Finding, type Findings, good, note } from "./finding.ts";

const CLOCK_APART_MS = 5_000;

export async function* checkDatabase(stores: Stores): Findings {
  const { site, leads } = stores;
  const databases = new Set([site, leads]);
  try {
    await prepareStores(stores);
    for (const db of databases) if (!db.readOnly()) await tryWriting(db);
  } catch (error) {
    return yield bad("database", errorReason(error), "Until it answers, messages can't be stored.");
  }
  for (const db of databases) yield describeAccess(db);
  const unwritable = leads.readOnly();
  if (unwritable) yield bad("messages", unwritable.why);
  // A top-level import would be circular: the registry imports health.operations.ts.
  const { collections } = await import("#operations/registry.ts");
  for (const collection of collections) {
    if (site.readOnly()?.complete === false && !contractTables.includes(collection.table)) continue;
    yield* checkTable(site, collection);
  }
  yield* checkClock(site);
}

async function* checkTable(db: Database, collection: Collection): Findings {
  try {
    const rows = (await readTable(db, collection)).map(({ row }) => row);
    if (rows.length === 0) yield* emptyTable(collection);
    else if (collection === plans)
      for (const warning of plans.warn?.(rows, [], []) ?? []) yield note("plans", warning);
  } catch (error) {
    yield bad("database", `table "${collection.table}": ${errorReason(error)}`);
  }
}

function describeAccess(db: Database): Finding {
  const name = `${db.kind === "sqlite" ? "SQLite" : "PostgreSQL"} at ${db.location}`;
  const readOnly = db.readOnly();
  if (!readOnly) return good("database", `${name} is undamaged, up to date and writable`);
  const missing = readOnly.complete
    ? ""
    : "; it has no events, challenges, reviews, holidays or announcement";
  return note("database", `${name} is read-only: \`gym\` can't change anything there${missing}`);
}

/** What visitors see while a table is empty. */
const emptyPages: Record<string, string> = {
  events: "/events says that none are planned",
  challenges: "/events shows no monthly challenges",
  testimonials: "the home page shows no reviews",
};

function* emptyTable({ name, many }: Collection): Findings {
  const next = `gym ${name} import FILE.csv`;
  if (name === "plans" || name === "trainers") yield bad("database", `there are no ${many} yet`, next);
  else if (emptyPages[name]) yield note("database", `there are no ${many}: ${emptyPages[name]}`, next);
}

/** Writes and rolls back: finds a read-only role and a full disk. */
async function tryWriting(db: Database) {
  const rollback = new Error("rolled back");
  const work = db.kysely.transaction().execute(async (trx) => {
    await trx
      .insertInto("settings")
      .values({ key: `doctor ${Date.now()}`, value: "" })
      .execute();
    throw rollback;
  });
  await work.catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
}

async function* checkClock(db: Database): Findings {
  if (db.kind === "sqlite") return;
  const { rows } = await sql<{
    now: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db.kysely);
  const apart = Math.abs(Date.now() - Number(rows[0]?.now));
  if (apart < CLOCK_APART_MS) return;
  const words = `this machine and the database are ${Math.round(apart / 1000)} s apart`;
  yield bad("clock", words, "Switch on time synchronization (timedatectl)");
}
