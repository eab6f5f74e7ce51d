import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import type { DatabaseKind } from "#db/drivers/engine.ts";
import type { LeadState } from "#db/schema/lead-table.ts";
import type { Schema } from "#db/schema/schema.ts";
import { type Lead, type Channels, sentBy } from "./lead-store.server.ts";
import { isQuarantinedByRule } from "./quarantine.server.ts";
import { escapeLike, hasWords } from "./lead-search.server.ts";

// Reading and retrying leads. Safe while a server runs.

export type LeadFilter = {
  state?: LeadState | undefined;
  /** The label of a form, a 'heard about us', or a source as `gym report` names it. Ignores case. */
  source?: string | undefined;
  /** Epoch milliseconds; from is included, to is not. */
  from?: number | undefined;
  to?: number | undefined;
  unanswered?: boolean | undefined;
  /** Snoozed (true), or not (false). */
  asleep?: boolean | undefined;
  /** Text that the message contains. Ignores case. */
  text?: string | undefined;
  /** E-mail address of the assigned person. */
  assignedTo?: string | undefined;
  /** All messages from this address, in any case. */
  email?: string | undefined;
  /** Only senders who are marked as coming to an event. */
  coming?: true;
};

/** Where the next page begins: after the last lead of this one. */
export type Cursor = { createdAt: number; id: string };

/** Newest first, one page. */
export async function listLeads(
  db: Database,
  filter: LeadFilter = {},
  { after, limit = 200 }: { after?: Cursor | undefined; limit?: number } = {},
): Promise<{ leads: Lead[]; next: Cursor | null }> {
  let query = db.kysely
    .selectFrom("leads")
    .selectAll()
    .where(matching(filter, db.kind))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  if (after) {
    query = query.where((any) =>
      any.or([
        any("created_at", "<", after.createdAt),
        any.and([any("created_at", "=", after.createdAt), any("id", "<", after.id)]),
      ]),
    );
  }
  const leads = await query.limit(limit).execute();
  const last = leads.at(-1);
  return { leads, next: last && leads.length === limit ? { createdAt: last.created_at, id: last.id } : null };
}

export async function countLeads({ kysely, kind }: Database, filter: LeadFilter): Promise<number> {
  const row = await kysely
    .selectFrom("leads")
    .select((lead) => lead.fn.countAll<number>().as("n"))
    .where(matching(filter, kind))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

function matching(filter: LeadFilter, kind: DatabaseKind) {
  const { state, source, from, to, unanswered, asleep, text, assignedTo, email, coming } = filter;
  return (lead: ExpressionBuilder<Schema, "leads">) => {
    const now = Date.now();
    const isAwake = lead.or([lead("snoozed_until", "is", null), lead("snoozed_until", "<=", now)]);
    return lead.and(
      [
        state && lead("state", "=", state),
        from !== undefined && lead("created_at", ">=", from),
        to !== undefined && lead("created_at", "<", to),
        unanswered && lead("answered_at", "is", null),
        // Quarantined messages count as unanswered only if the filter asks for that state.
        unanswered && !state && lead("state", "<>", "quarantined"),
        unanswered && state === "quarantined" && isQuarantinedByRule,
        asleep && lead("snoozed_until", ">", now),
        asleep === false && isAwake,
        assignedTo && lead("assigned_to", "=", assignedTo),
        email && sentBy(email),
        coming && lead("coming", "is not", null),
        text && hasWords(text, kind),
        source && cameFrom(source, lowers[kind]),
      ].filter((condition) => typeof condition === "object"),
    );
  };
}

/** Messages since a time, without spam. */
export async function countReceived({ kysely }: Database, since: number): Promise<number> {
  const row = await kysely
    .selectFrom("leads")
    .select((lead) => lead.fn.countAll<number>().as("n"))
    .where("created_at", ">=", since)
    .where("state", "<>", "quarantined")
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** SQLite's own lower() leaves letters outside ASCII unchanged. */
const lowers: Record<DatabaseKind, Lower> = {
  sqlite: (text) => sql`unicode_lower(${text})`,
  postgres: (text) => sql`lower(${text})`,
};
type Lower = (text: unknown) => RawBuilder<string>;

/**
 * Matches the form, 'heard about us', or the source as leadReport computes it: campaign, referring site or 'direct'.
 */
function cameFrom(source: string, lower: Lower) {
  const equal = ["source", "utm_source", "heard_from"].map(
    (column) => sql<boolean>`${lower(sql.ref(column))} = ${lower(source)}`,
  );
  const site = source.toLowerCase();
  const sites = [`http://${site}`, `https://${site}`].flatMap((address) => [
    sql<boolean>`lower(referrer) = ${address}`,
    sql<boolean>`lower(referrer) like ${`${escapeLike(address)}/%`} escape '\\'`,
  ]);
  const sent = site === "direct" ? [sql<boolean>`referrer is null`] : sites;
  return sql<boolean>`(${sql.join(equal, sql` or `)} or (utm_source is null and (${sql.join(sent, sql` or `)})))`;
}

/** Every lead of a filter, in bounded memory. */
export async function* eachLead(db: Database, filter: LeadFilter = {}): AsyncGenerator<Lead> {
  let after: Cursor | null = null;
  do {
    const page: { leads: Lead[]; next: Cursor | null } = await listLeads(db, filter, {
      after: after ?? undefined,
    });
    yield* page.leads;
    after = page.next;
  } while (after);
}

/** Messages that wait for an answer now: neither spam nor snoozed. */
export function countOpen(db: Database): Promise<number> {
  return countLeads(db, { unanswered: true, asleep: false });
}

/** The senders of those of these messages that exist. */
export async function findLeadNames(
  { kysely }: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely.selectFrom("leads").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Finds a lead by its id, or by the start of its id if only one lead matches. */
export async function getLead(db: Database, id: string): Promise<Lead | null> {
  const exact = await db.kysely.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  if (exact) return exact;
  if (!/^[0-9a-f-]{6,36}$/.test(id)) return null;
  const alike = await db.kysely
    .selectFrom("leads")
    .selectAll()
    .where("id", "like", `${id}%`)
    .limit(2)
    .execute();
  return alike.length === 1 ? alike[0]! : null;
}

/**
 * Retries leads that failed, were stopped, or had no receiver, and those that wait for their next try. Leads that are
 * being delivered or have been delivered do not change.
 */
export async function retryLeads(
  db: Database,
  which: { ids: string[] } | "all",
  channels: Channels,
  now = Date.now(),
) {
  const mine = which === "all" ? null : which.ids;
  let webhooks = 0;
  let emails = 0;
  if (channels.webhook) {
    let query = db.kysely
      .updateTable("leads")
      .set({ state: "waiting", queued_at: now, next_try_at: now, attempts: 0 })
      .where("state", "in", ["failed", "stopped", "kept", "waiting"])
      .where("lease_owner", "is", null);
    if (mine) query = query.where("id", "in", mine);
    webhooks = Number((await query.executeTakeFirst()).numUpdatedRows);
  }
  if (channels.email) {
    let query = db.kysely
      .updateTable("leads")
      .set({ email_state: "waiting", email_queued_at: now, email_next_try_at: now, email_attempts: 0 })
      .where("state", "<>", "quarantined")
      .where("email_lease_owner", "is", null)
      .where((any) =>
        any.or([
          any("email_state", "in", ["failed", "waiting"]),
          any.and([any("email_state", "is", null), any("delivered_at", "is", null)]),
        ]),
      );
    if (mine) query = query.where("id", "in", mine);
    emails = Number((await query.executeTakeFirst()).numUpdatedRows);
  }
  return { webhooks, emails };
}
