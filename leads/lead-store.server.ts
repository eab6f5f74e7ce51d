import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import type { LeadTable } from "#db/schema/lead-table.ts";

export type Lead = LeadTable;

/** The columns that a form and its visit fill in. `doubt` is why it may be spam, though it is delivered. */
export type NewLead = Pick<
  Lead,
  | "name"
  | "email"
  | "phone"
  | "message"
  | "interest"
  | "first_name"
  | "last_name"
  | "source"
  | "source_url"
  | "user_agent"
  | "page"
  | "landing_page"
  | "referrer"
  | "utm_source"
  | "utm_medium"
  | "utm_campaign"
  | "utm_term"
  | "utm_content"
  | "heard_from"
  | "answers"
  | "subject"
  | "event_id"
  | "consent_version"
  | "doubt"
> & { receivedAt: number; quarantineReason: string | null };

/** Which channels are configured. */
export type Channels = { webhook: boolean; email: boolean };

const SAME_LEAD_MS = 10 * 60_000;
const TRIES = 5;

/**
 * One INSERT, committed and synced when this resolves. A post with the same text in every field, from the same page,
 * within ten minutes is the same lead: its fingerprint is unique, so two posts at once can't both be stored.
 */
export async function saveLead(
  db: Database,
  lead: NewLead,
  channels: Channels,
): Promise<{ id: string; isNew: boolean }> {
  const row = toRow(lead, channels);
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const inserted = await db.kysely
      .insertInto("leads")
      .values(row)
      .onConflict((conflict) => conflict.column("fingerprint").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted) {
      if (lead.quarantineReason === null) await supersede(db, row);
      return { id: inserted.id, isNew: true };
    }
    const earlier = await db.kysely
      .selectFrom("leads")
      .select(["id", "created_at"])
      .where("fingerprint", "=", row.fingerprint)
      .executeTakeFirst();
    if (!earlier) continue;
    if (Math.abs(earlier.created_at - row.created_at) < SAME_LEAD_MS) return { id: earlier.id, isNew: false };
    await releaseFingerprint(db, earlier.id, row.fingerprint);
  }
  throw new Error("the lead could not be stored: another process kept taking its fingerprint");
}

/** By this address in any case. Both sides are lowered by the database, as in its indexes. */
export function sentBy(email: string) {
  return sql<boolean>`lower(email) = lower(${email})`;
}

/** If a sender corrects a message and then sends the first text again, that is a new message, not a repeat. */
async function supersede(db: Database, { id, email, page, created_at }: Lead) {
  const before = await db.kysely
    .selectFrom("leads")
    .select(["id", "fingerprint"])
    .where(sentBy(email))
    .where("page", page === null ? "is" : "=", page)
    .where("created_at", ">", created_at - SAME_LEAD_MS)
    // As in the index leads_latest, so without a parameter.
    .where(sql<boolean>`fingerprint not like '%:%'`)
    .where("id", "<>", id)
    .execute();
  for (const earlier of before) await releaseFingerprint(db, earlier.id, earlier.fingerprint);
}

async function releaseFingerprint(db: Database, id: string, fingerprint: string) {
  await db.kysely
    .updateTable("leads")
    .set({ fingerprint: sql<string>`fingerprint || ':' || id` })
    .where("id", "=", id)
    .where("fingerprint", "=", fingerprint)
    .execute();
}

function toRow({ receivedAt, quarantineReason, ...lead }: NewLead, channels: Channels): Lead {
  const id = randomUUID();
  const isDelivered = quarantineReason === null;
  const fingerprint = computeFingerprint(lead);
  return {
    ...lead,
    id,
    created_at: receivedAt,
    timestamp: new Date(receivedAt).toISOString(),
    // A quarantined message must not make a later one look like a repeat.
    fingerprint: isDelivered ? fingerprint : `${fingerprint}:${id}`,
    quarantine_reason: quarantineReason,
    told_at: null,
    ...outboxStart(isDelivered, channels, receivedAt),
    attempts: 0,
    lease_until: null,
    lease_owner: null,
    last_error: null,
    delivered_at: null,
    email_attempts: 0,
    email_lease_until: null,
    email_lease_owner: null,
    email_last_error: null,
    email_delivered_at: null,
    answered_at: null,
    answered_note: null,
    assigned_to: null,
    stage: null,
    snoozed_until: null,
    coming: null,
    coming_to: null,
  };
}

/** The outbox columns of a lead that waits for delivery, is quarantined, or has no channel configured ('kept'). */
export function outboxStart(isDelivered: boolean, channels: Channels, now: number) {
  const webhook = isDelivered && channels.webhook;
  const email = isDelivered && channels.email;
  return {
    state: isDelivered
      ? channels.webhook
        ? ("waiting" as const)
        : ("kept" as const)
      : ("quarantined" as const),
    queued_at: webhook ? now : null,
    next_try_at: webhook ? now : null,
    email_state: email ? ("waiting" as const) : null,
    email_queued_at: email ? now : null,
    email_next_try_at: email ? now : null,
  };
}

/** Hash of the typed text and the page: the same question about two programs is two messages. */
function computeFingerprint(lead: Omit<NewLead, "receivedAt" | "quarantineReason">): string {
  const { name, first_name, last_name, email, phone, message, interest, subject, page } = lead;
  const { heard_from, answers, event_id } = lead;
  const typed = [
    name,
    first_name,
    last_name,
    email.toLowerCase(),
    phone,
    message,
    interest,
    heard_from,
    subject,
    ...[answers, event_id].filter((value) => value !== null),
  ];
  return createHash("sha256")
    .update(JSON.stringify([...typed, page]).normalize("NFC"))
    .digest("base64url");
}
