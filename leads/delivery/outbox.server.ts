import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { MAIL_TIMEOUT_MS } from "#mail/send-mail.server.ts";
import {
  FARTHEST_TRY_MS,
  GIVE_UP_AFTER_MS,
  TRIES_AT_LEAST,
  waitAfter,
  type Outcome,
} from "./retry-rules.server.ts";

// A lead's row is its own outbox, once for the webhook and once for the e-mail, with the same rules and separate columns.

export type Channel = "webhook" | "email";

/** Longer than any delivery takes. After a crash, another process takes over once it has expired. */
const leaseMs: Record<Channel, number> = { webhook: 25_000, email: MAIL_TIMEOUT_MS + 30_000 };

type Columns = Record<
  "state" | "attempts" | "queuedAt" | "nextTryAt" | "leaseUntil" | "leaseOwner" | "lastError" | "deliveredAt",
  keyof Lead
>;

const columnsFor: Record<Channel, Columns> = {
  webhook: {
    state: "state",
    attempts: "attempts",
    queuedAt: "queued_at",
    nextTryAt: "next_try_at",
    leaseUntil: "lease_until",
    leaseOwner: "lease_owner",
    lastError: "last_error",
    deliveredAt: "delivered_at",
  },
  email: {
    state: "email_state",
    attempts: "email_attempts",
    queuedAt: "email_queued_at",
    nextTryAt: "email_next_try_at",
    leaseUntil: "email_lease_until",
    leaseOwner: "email_lease_owner",
    lastError: "email_last_error",
    deliveredAt: "email_delivered_at",
  },
};

/** All columns with the delivery state. */
export const outboxColumns = Object.values(columnsFor).flatMap((columns) => Object.values(columns));

export type Claimed = { lead: Lead; owner: string };

/**
 * Leases leads that are due, each to one process at a time. `except` are those that this process is sending: if the clock
 * is set ahead, their leases seem to have ended.
 */
export async function claimDue(
  db: Database,
  channel: Channel,
  atMost: number,
  now = Date.now(),
  except: readonly string[] = [],
): Promise<Claimed[]> {
  const c = columnsFor[channel];
  const others = except.length > 0 ? sql`and id not in (${sql.join(except)})` : sql``;
  const due = sql`select id from leads where ${sql.ref(c.state)} = 'waiting' ${others}
and (${sql.ref(c.nextTryAt)} <= ${now} or ${sql.ref(c.nextTryAt)} > ${now + FARTHEST_TRY_MS})
order by ${sql.ref(c.nextTryAt)} limit ${atMost}`;
  // SELECT first: on SQLite an UPDATE takes the write lock even if it finds nothing.
  if ((await due.execute(db.kysely)).rows.length === 0) return [];
  const owner = randomUUID();
  const leaseEnd = now + leaseMs[channel];
  const lock = db.kind === "postgres" ? sql`for update skip locked` : sql``;
  const { rows } = await sql<Lead>`update leads set
${sql.ref(c.attempts)} = ${sql.ref(c.attempts)} + 1,
${sql.ref(c.leaseOwner)} = ${owner},
${sql.ref(c.leaseUntil)} = ${leaseEnd},
${sql.ref(c.nextTryAt)} = ${leaseEnd}
where id in (${due} ${lock}) returning *`.execute(db.kysely);
  return rows.map((lead) => ({ lead, owner }));
}

/** Stores the outcome, unless another process has the lease by now. Returns the new state. */
export async function settle(
  db: Database,
  channel: Channel,
  { lead, owner }: Claimed,
  outcome: Outcome,
  now = Date.now(),
): Promise<"delivered" | "waiting" | "stopped" | "failed"> {
  const c = columnsFor[channel];
  const attempts = lead[c.attempts] as number;
  const wait = outcome.kind === "retry" ? waitAfter(attempts, outcome.retryAfterMs) : 0;
  const deadline = ((lead[c.queuedAt] as number | null) ?? lead.created_at) + GIVE_UP_AFTER_MS;
  const isGivenUp = now + wait > deadline && attempts >= TRIES_AT_LEAST;
  const state = outcome.kind !== "retry" ? outcome.kind : isGivenUp ? "failed" : "waiting";
  const update = sql`update leads set
${sql.ref(c.state)} = ${state},
${sql.ref(c.nextTryAt)} = ${state === "waiting" ? now + wait : null},
${sql.ref(c.leaseUntil)} = null,
${sql.ref(c.leaseOwner)} = null,
${sql.ref(c.lastError)} = ${outcome.kind === "delivered" ? null : outcome.error},
${sql.ref(c.deliveredAt)} = ${outcome.kind === "delivered" ? now : null}
where id = ${lead.id} and ${sql.ref(c.leaseOwner)} = ${owner}`;
  const { numAffectedRows } = await update.execute(db.kysely);
  // On PostgreSQL, an update that waited for a restore can't see the row that the restore has written; a second one can.
  if (numAffectedRows === 0n) await update.execute(db.kysely);
  return state;
}
