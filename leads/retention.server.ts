import type { Logger } from "pino";
import type { Database } from "#db/drivers/database.server.ts";
import { emptyLog } from "#db/drivers/empty-log.server.ts";
import { readNote, writeNote } from "#db/readers/site-notes.server.ts";
import { sentBy } from "./lead-store.server.ts";
import { isQuarantinedByRule } from "./quarantine.server.ts";

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const SOON_AFTER_START_MS = 30_000;
/** Checks are an hour apart, or two around a restart. */
const STEP_MS = 2 * HOUR_MS;
const KEY = "clock, watched";

/** Every hour, erases finished leads older than LEAD_KEEP_DAYS. Not set: never. */
export function startRetention({
  database,
  log,
  keepDays,
}: {
  database: Database;
  log: Logger;
  keepDays?: number | undefined;
}) {
  if (keepDays === undefined) return { stop() {} };
  const sweep = () =>
    applyRetention(database, keepDays, log).catch((error: unknown) =>
      log.error({ err: error }, "old leads could not be erased"),
    );
  const first = setTimeout(sweep, SOON_AFTER_START_MS);
  const hourly = setInterval(sweep, HOUR_MS);
  return {
    stop() {
      clearTimeout(first);
      clearInterval(hourly);
    },
  };
}

/** A clock that is ahead makes new messages look old: erases only after a day without a clock step. */
export async function applyRetention(
  db: Database,
  keepDays: number,
  log: Logger,
  now = Date.now(),
): Promise<number> {
  if (now - (await steadySince(db, log, now)) < DAY_MS) return 0;
  const erased = await eraseOldLeads(db, keepDays, now);
  if (erased === 0) return 0;
  await emptyLog(db);
  log.info({ erased, keepDays }, "old leads erased");
  return erased;
}

/** The start of the period in which checks, by any process, were at most two hours apart. */
async function steadySince(db: Database, log: Logger, now: number): Promise<number> {
  const note = await readNote(db, KEY);
  const last = note === undefined ? undefined : (JSON.parse(note) as { since: number; seen: number });
  const isEven = last !== undefined && Math.abs(now - last.seen) <= STEP_MS;
  const since = isEven ? last.since : now;
  await writeNote(db, KEY, JSON.stringify({ since, seen: now }));
  if (last && !isEven)
    log.warn(
      { hours: Math.round((now - last.seen) / HOUR_MS) },
      "old leads: the site was off, or the clock was set; nothing is erased for a day",
    );
  return since;
}

/** Erases leads that were delivered on every channel, and quarantined ones that were reported or reviewed. */
export async function eraseOldLeads(db: Database, keepDays: number, now = Date.now()): Promise<number> {
  return db.kysely.transaction().execute(async (kysely) => {
    const result = await kysely
      .deleteFrom("leads")
      .where((any) =>
        any.or([
          any.and([
            any("state", "=", "delivered"),
            any.or([any("email_state", "is", null), any("email_state", "=", "delivered")]),
          ]),
          any.and([any("state", "=", "kept"), any("email_state", "=", "delivered")]),
          any.and([
            any("state", "=", "quarantined"),
            any.or([
              any("told_at", "is not", null),
              any("answered_at", "is not", null),
              any.not(isQuarantinedByRule),
            ]),
          ]),
        ]),
      )
      .where("created_at", "<", now - keepDays * DAY_MS)
      .executeTakeFirst();
    await eraseOrphanedNotes(kysely);
    return Number(result.numDeletedRows);
  });
}

/** All messages of a person by e-mail address, in any state. Call it inside a transaction. */
export async function eraseByEmail({ kysely }: Database, email: string): Promise<number> {
  const result = await kysely.deleteFrom("leads").where(sentBy(email.trim())).executeTakeFirst();
  await eraseOrphanedNotes(kysely);
  return Number(result.numDeletedRows);
}

/** Replies and notes go with their message. */
async function eraseOrphanedNotes(kysely: Database["kysely"]): Promise<void> {
  await kysely
    .deleteFrom("lead_notes")
    .where("lead", "not in", kysely.selectFrom("leads").select("id"))
    .execute();
}
