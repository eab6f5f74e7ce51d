import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import { outboxStart, type Channels } from "./lead-store.server.ts";

// What was held back as spam: counted until somebody has looked, let go, and added to by hand.

const IDS_AT_ONCE = 500;

/** Why it is held back, where a person says so: somebody has looked at it. */
const MARKED_BY_HAND = "a person has marked it as spam";

export const isQuarantinedByRule = sql<boolean>`coalesce(quarantine_reason, '') <> ${MARKED_BY_HAND}`;

/** What a rule has held back and nobody has looked at yet. */
export function selectUnreviewed(db: Database) {
  return db.kysely
    .selectFrom("leads")
    .where("state", "=", "quarantined")
    .where("answered_at", "is", null)
    .where(isQuarantinedByRule);
}

/** The gym has got a letter that counts these, or somebody has opened one. */
export async function markNotified(db: Database, ids: string[], now = Date.now()): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    await db.kysely
      .updateTable("leads")
      .set({ told_at: now })
      .where("state", "=", "quarantined")
      .where("told_at", "is", null)
      .where("id", "in", ids.slice(start, start + IDS_AT_ONCE))
      .execute();
  }
}

export async function countQuarantined(db: Database): Promise<number> {
  const row = await selectUnreviewed(db)
    .select((lead) => lead.fn.countAll<number>().as("n"))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** A person has looked: these were no spam, and go out now. */
export async function releaseLeads(
  db: Database,
  ids: string[],
  channels: Channels,
  now = Date.now(),
): Promise<number> {
  const result = await db.kysely
    .updateTable("leads")
    .set(outboxStart(true, channels, now))
    .where("state", "=", "quarantined")
    .where("id", "in", ids)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** A person has looked: this is spam. It goes nowhere any more; what is being delivered at this moment stays. */
export async function quarantineLeads(db: Database, ids: string[]): Promise<number> {
  const result = await db.kysely
    .updateTable("leads")
    .set({
      state: "quarantined",
      quarantine_reason: MARKED_BY_HAND,
      // The same words sent again are a message of their own, which somebody should see.
      fingerprint: sql<string>`fingerprint || ':' || id`,
      next_try_at: null,
      email_state: null,
      email_next_try_at: null,
    })
    .where("state", "<>", "quarantined")
    .where("lease_owner", "is", null)
    .where("email_lease_owner", "is", null)
    .where("id", "in", ids)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
