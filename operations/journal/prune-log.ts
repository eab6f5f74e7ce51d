import type { SelectQueryBuilder } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import type { Schema } from "#db/schema/schema.ts";
import type { Stores } from "#operations/operation.ts";
import { dropSnapshot, type FileVersion } from "#operations/pictures/snapshot.ts";

const DAY_MS = 24 * 3600_000;
const YEAR_MS = 366 * DAY_MS;
const AFTER_START_MS = 60_000;

type PrunedStores = Pick<Stores, "site" | "pictures">;

/** Erases entries older than a year, with the copies of pictures that they alone name. The server calls it once a day. */
export async function pruneLog({ site, pictures }: PrunedStores, now = Date.now()): Promise<number> {
  const old = site.kysely
    .selectFrom("audit_entries")
    .select("id")
    .where("at", "<", now - YEAR_MS);
  const [erased, inUse] = [await readVersions(site, "in", old), await readVersions(site, "not in", old)];
  for (const version of erased)
    if (!inUse.has(version)) await dropSnapshot(pictures(), JSON.parse(version) as NonNullable<FileVersion>);
  await site.kysely.deleteFrom("audit_changes").where("entry", "in", old).execute();
  const result = await site.kysely
    .deleteFrom("audit_entries")
    .where("at", "<", now - YEAR_MS)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The versions of files that these entries name, as JSON. */
async function readVersions(
  { kysely }: Database,
  which: "in" | "not in",
  entries: SelectQueryBuilder<Schema, "audit_entries", { id: string }>,
): Promise<Set<string>> {
  const rows = await kysely
    .selectFrom("audit_changes")
    .select(["before", "after"])
    .where("table_name", "=", "files")
    .where("entry", which, entries)
    .execute();
  return new Set(rows.flatMap(({ before, after }) => [before, after]).filter((version) => version !== null));
}

/** Returns a function that stops it. */
export function pruneLogDaily(stores: () => PrunedStores, onError: (error: unknown) => void): () => void {
  const prune = () => void pruneLog(stores()).catch(onError);
  const first = setTimeout(prune, AFTER_START_MS);
  const daily = setInterval(prune, DAY_MS);
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
