import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import type { LeadState } from "#db/schema/lead-table.ts";
import { countQuarantined } from "./quarantine.server.ts";

const STATES: LeadState[] = ["waiting", "delivered", "failed", "stopped", "quarantined", "kept"];
const BUCKETS_S = [0.5, 1, 2, 5, 30, 300, 3600, 86_400];

export type LeadCounts = Record<LeadState, number> & {
  /** Quarantined by a rule, and not reviewed yet. */
  unreviewed: number;
  /** Delivered although it may be spam. */
  doubtful: number;
  emailsWaiting: number;
  emailsFailed: number;
};

export async function leadCounts(db: Database): Promise<LeadCounts> {
  const rows = await db.kysely
    .selectFrom("leads")
    .select((lead) => [
      "state",
      "email_state",
      lead.fn.countAll<number>().as("count"),
      lead.fn.count<number>("doubt").as("doubtful"),
    ])
    .groupBy(["state", "email_state"])
    .execute();
  const sum = (matching: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matching).reduce((total, row) => total + Number(row.count), 0);
  const byState = Object.fromEntries(STATES.map((state) => [state, sum((row) => row.state === state)]));
  return {
    ...(byState as Record<LeadState, number>),
    unreviewed: await countQuarantined(db),
    doubtful: rows.reduce((total, row) => total + Number(row.doubtful), 0),
    emailsWaiting: sum((row) => row.email_state === "waiting"),
    emailsFailed: sum((row) => row.email_state === "failed"),
  };
}

/** How many leads or e-mails were given up; more than zero is an alarm. Uses an index: monitors ask all day. */
export async function undeliveredLeads(db: Database): Promise<number> {
  const leads = db.kysely.selectFrom("leads").select((lead) => lead.fn.countAll<number>().as("n"));
  // A read-only database without our tables returns no row.
  const webhooks = await leads.where("state", "in", ["failed", "stopped"]).executeTakeFirst();
  const emails = await leads.where("email_state", "=", "failed").executeTakeFirst();
  return Number(webhooks?.n ?? 0) + Number(emails?.n ?? 0);
}

/** For `gym doctor`: null, or what a person has to look at, in words without personal data. */
export function deliveryProblems({ failed, stopped, emailsFailed }: LeadCounts): string | null {
  const problems = [
    failed > 0 && `${failed} not delivered after three days`,
    stopped > 0 && `${stopped} refused by the receiver for good (410)`,
    emailsFailed > 0 && `${emailsFailed} e-mail notices not sent`,
  ].filter((problem) => problem !== false);
  return problems.length > 0 ? `${problems.join(", ")}; see gym leads list, then gym leads retry` : null;
}

/** Prometheus text: leads by state, and the time from submit to delivery. */
export async function leadMetrics(db: Database): Promise<string> {
  const counts = await leadCounts(db);
  const times = await deliveryTimes(db);
  const lines = [
    "# TYPE leads gauge",
    ...STATES.map((state) => `leads{state="${state}"} ${counts[state]}`),
    "# TYPE leads_held_back gauge",
    `leads_held_back ${counts.unreviewed}`,
    "# TYPE leads_doubtful gauge",
    `leads_doubtful ${counts.doubtful}`,
    "# TYPE lead_emails gauge",
    `lead_emails{state="waiting"} ${counts.emailsWaiting}`,
    `lead_emails{state="failed"} ${counts.emailsFailed}`,
    "# TYPE lead_delivery_seconds histogram",
    ...BUCKETS_S.map((limit, i) => `lead_delivery_seconds_bucket{le="${limit}"} ${times.buckets[i]}`),
    `lead_delivery_seconds_bucket{le="+Inf"} ${times.count}`,
    `lead_delivery_seconds_sum ${times.sumMs / 1000}`,
    `lead_delivery_seconds_count ${times.count}`,
  ];
  return `${lines.join("\n")}\n`;
}

async function deliveryTimes(db: Database) {
  const took = sql`(delivered_at - created_at)`;
  const buckets = BUCKETS_S.map(
    (limit, i) =>
      sql`sum(case when ${took} <= ${sql.lit(limit * 1000)} then 1 else 0 end) as ${sql.ref(`b${i}`)}`,
  );
  const { rows } = await sql<Record<string, number | string | null>>`
    select count(*) as n, sum(${took}) as total, ${sql.join(buckets)}
    from leads where state = 'delivered' and delivered_at is not null`.execute(db.kysely);
  const row = rows[0] ?? {};
  return {
    count: Number(row["n"] ?? 0),
    sumMs: Number(row["total"] ?? 0),
    buckets: BUCKETS_S.map((_, i) => Number(row[`b${i}`] ?? 0)),
  };
}
