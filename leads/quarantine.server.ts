import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import { outboxStart, type Channels } from "./lead-store.server.ts";

// Messages quarantined as spam, by a rule or by a person.

const BATCH = 500;

/** Stored as the reason where a person quarantined it; such a message needs no review. */
const MARKED_BY_PERSON = "a person has marked it as spam";

export const isQuarantinedByRule = sql<boolean>`coalesce(quarantine_reason, '') <> ${MARKED_BY_PERSON}`;

/** Quarantined by a rule, and not reviewed by a person yet. */
export function selectUnreviewed(db: Database) {
  return db.kysely
    .selectFrom("leads")
    .where("state", "=", "quarantined")
    .where("answered_at", "is", null)
    .where(isQuarantinedByRule);
}

/** The gym got an e-mail about these, or a person opened one. */
export async function markNotified(db: Database, ids: string[], now = Date.now()): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    await db.kysely
      .updateTable("leads")
      .set({ told_at: now })
      .where("state", "=", "quarantined")
      .where("told_at", "is", null)
      .where("id", "in", ids.slice(start, start + BATCH))
      .execute();
  }
}

export async function countQuarantined(db: Database): Promise<number> {
  const row = await selectUnreviewed(db)
    .select((lead) => lead.fn.countAll<number>().as("n"))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/**
 * Delivers messages that a person has reviewed and found not to be spam. A channel that has delivered one before does
 * not deliver it again.
 */
export async function releaseLeads(
  db: Database,
  ids: string[],
  channels: Channels,
  now = Date.now(),
): Promise<number> {
  const start = outboxStart(true, channels, now);
  const result = await db.kysely
    .updateTable("leads")
    .set({
      ...start,
      state: sql`case when delivered_at is null then ${start.state} else 'delivered' end`,
      next_try_at: sql`case when delivered_at is null then ${start.next_try_at} else next_try_at end`,
      email_state: sql`case when email_delivered_at is null then ${start.email_state} else 'delivered' end`,
      email_next_try_at: sql`case when email_delivered_at is null then ${start.email_next_try_at} else email_next_try_at end`,
    })
    .where("state", "=", "quarantined")
    .where("id", "in", ids)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Quarantines messages that a person has marked as spam. Does not change those that are being delivered. */
export async function quarantineLeads(db: Database, ids: string[]): Promise<number> {
  const result = await db.kysely
    .updateTable("leads")
    .set({
      state: "quarantined",
      quarantine_reason: MARKED_BY_PERSON,
      // The same text sent again must count as a new message.
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
