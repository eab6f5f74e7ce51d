import type { Logger } from "pino";
import type { Database } from "#data/store/database.server.ts";

const DAY_MS = 24 * 3600_000;
const SOON_AFTER_START_MS = 30_000;

/** Once a day, delivered leads and held back leads older than the set number of days are erased. Not set: nothing ever is. */
export function startSweep({
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
    eraseOldLeads(database, keepDays)
      .then((erased) => erased > 0 && log.info({ erased, keepDays }, "old leads erased"))
      .catch((error: unknown) => log.error({ err: error }, "old leads could not be erased"));
  const first = setTimeout(sweep, SOON_AFTER_START_MS);
  const daily = setInterval(sweep, DAY_MS);
  return {
    stop() {
      clearTimeout(first);
      clearInterval(daily);
    },
  };
}

/** Only what has gone out by every way it was meant to go, and what was held back: the gym has been told of it daily. */
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
        any("state", "=", "quarantined"),
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
