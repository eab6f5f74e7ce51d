import type { Database } from "#db/drivers/database.server.ts";

const DAY_MS = 24 * 3600_000;
const YEAR_MS = 366 * DAY_MS;
const AFTER_START_MS = 60_000;

/** Erases entries older than a year. The server calls it once a day. */
export async function pruneLog(db: Database, now = Date.now()): Promise<number> {
  const old = db.kysely
    .selectFrom("audit_entries")
    .select("id")
    .where("at", "<", now - YEAR_MS);
  await db.kysely.deleteFrom("audit_changes").where("entry", "in", old).execute();
  const result = await db.kysely
    .deleteFrom("audit_entries")
    .where("at", "<", now - YEAR_MS)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Returns a function that stops it. */
export function pruneLogDaily(db: () => Database, onError: (error: unknown) => void): () => void {
  const prune = () => void pruneLog(db()).catch(onError);
  const first = setTimeout(prune, AFTER_START_MS);
  const daily = setInterval(prune, DAY_MS);
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
