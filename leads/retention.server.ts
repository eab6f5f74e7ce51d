import { sql } from "kysely";
import type { Logger } from "pino";
import type { Database } from "#db/drivers/database.server.ts";
import { isQuarantinedByRule } from "./quarantine.server.ts";

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const SOON_AFTER_START_MS = 30_000;
/** Between two looks an hour passes, or two around a restart. */
const STEP_MS = 2 * HOUR_MS;
const KEY = "clock, watched";

/** Every hour, what has been dealt with and is older than the set number of days is erased. Not set: nothing ever is. */
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

/** A clock that is ahead makes fresh messages old: erases only after a day in which no step of it was seen. */
export async function applyRetention(
  db: Database,
  keepDays: number,
  log: Logger,
  now = Date.now(),
): Promise<number> {
  if (now - (await evenSince(db, log, now)) < DAY_MS) return 0;
  const erased = await eraseOldLeads(db, keepDays, now);
  if (erased > 0) log.info({ erased, keepDays }, "old leads erased");
  return erased;
}

/** Since when looks at the clock, of all processes together, have been at most two hours apart. */
async function evenSince(db: Database, log: Logger, now: number): Promise<number> {
  const note = await db.kysely
    .selectFrom("settings")
    .select("value")
    .where("key", "=", KEY)
    .executeTakeFirst();
  const last = note && (JSON.parse(note.value) as { since: number; seen: number });
  const isEven = last !== undefined && Math.abs(now - last.seen) <= STEP_MS;
  const since = isEven ? last.since : now;
  const value = JSON.stringify({ since, seen: now });
  await sql`insert into settings (key, value) values (${KEY}, ${value})
    on conflict (key) do update set value = excluded.value`.execute(db.kysely);
  if (last && !isEven)
    log.warn(
      { hours: Math.round((now - last.seen) / HOUR_MS) },
      "old leads: the site was off, or the clock was set; nothing is erased for a day",
    );
  return since;
}

/** Only what has gone out by every channel it was meant to go, and what was held back and a person knows of. */
export async function eraseOldLeads(db: Database, keepDays: number, now = Date.now()): Promise<number> {
  const result = await db.kysely
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
  return Number(result.numDeletedRows);
}

/** Every trace of a person, by e-mail address, whatever its state. */
export async function eraseByEmail(db: Database, email: string): Promise<number> {
  const result = await db.kysely
    .deleteFrom("leads")
    .where((lead) =>
      lead(lead.fn<string>("lower", ["email"]), "=", lead.fn<string>("lower", [lead.val(email.trim())])),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
