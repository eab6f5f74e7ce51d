import { randomUUID } from "node:crypto";
import type { Env } from "#config/env.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { count } from "#domain/text.ts";
import { mailNotice } from "#leads/delivery/notice-mail.server.ts";
import { payloadFor, postSigned } from "#leads/delivery/webhook.server.ts";
import { deliveryProblems, leadCounts } from "#leads/lead-metrics.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { INTERACTIVE_TIMEOUT_MS, verifyMailbox } from "#mail/send-mail.server.ts";
import type { Stores } from "#operations/operation.ts";
import { bad, errorReason, type Findings, good, note } from "./finding.ts";

const LATE_MS = 15 * 60_000;

/** Where messages go, whether they arrive, and which have not. */
export async function* checkDelivery({ env, leads }: Stores, { send = false }): Findings {
  if (!env.LEAD_WEBHOOK_URL && !env.LEAD_NOTIFY_TO) {
    const next = "Set LEAD_WEBHOOK_URL, or LEAD_NOTIFY_TO and SMTP_URL";
    yield bad("messages", "no one is notified of a new message", next);
  }
  yield* checkWebhook(env, send);
  yield* checkMail(env, send);
  try {
    yield* checkLeads(leads);
  } catch (error) {
    yield bad("messages", errorReason(error));
  }
}

async function* checkWebhook(
  { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }: Env,
  send: boolean,
): Findings {
  if (!url) return yield note("webhook", "LEAD_WEBHOOK_URL is not set: messages stay in the database");
  const { protocol, hostname, host } = new URL(url);
  const isNear = /^(localhost|127\.|10\.|192\.168\.|\[)/.test(hostname);
  if (protocol === "http:" && !isNear)
    yield bad("webhook", `${host} is reached over http: messages are not encrypted`, "Use its https address");
  if (!secret) {
    const words = "LEAD_WEBHOOK_SECRET is not set: the receiver can't tell our messages from anyone else's";
    yield note("webhook", words, "Set the same secret on both sides");
  }
  if (!send) return yield note("webhook", `${host} was not tested`, "gym doctor --send sends a signed test");
  const outcome = await postSigned({ url, secret }, randomUUID(), { ...payloadFor(testLead()), test: true });
  const test = secret ? "a signed test" : "an unsigned test";
  if (outcome.kind === "delivered") return yield good("webhook", `${host} accepted ${test}`);
  const next = "Compare the address and the secret on both sides";
  yield bad("webhook", `${host} did not accept ${test}: ${outcome.error}`, next);
}

function testLead(): Lead {
  const lead: Partial<Lead> = {
    id: randomUUID(),
    name: "gym doctor",
    email: "doctor@example.com",
    phone: "",
    message: "A test by gym doctor. No reply is needed.",
    interest: "General Inquiry",
    timestamp: new Date().toISOString(),
    source: "gym doctor",
    source_url: "http://localhost/",
    user_agent: "gym doctor",
    first_name: null,
    heard_from: null,
    answers: null,
    subject: null,
    doubt: null,
  };
  return lead as Lead;
}

async function* checkMail({ LEAD_NOTIFY_TO: to, SMTP_URL: smtpUrl }: Env, send: boolean): Findings {
  if (!to || !smtpUrl) return yield note("e-mail", "LEAD_NOTIFY_TO is not set: no e-mail for new messages");
  const host = new URL(smtpUrl).host;
  const mailbox = { to, smtpUrl, timeoutMs: INTERACTIVE_TIMEOUT_MS };
  if (send) {
    const outcome = await mailNotice(mailbox, testLead());
    yield outcome.kind === "delivered"
      ? good("e-mail", `${host} accepted a test for ${to}; check that it arrived`)
      : bad("e-mail", `${host} did not accept a test: ${outcome.error}`, "Correct SMTP_URL");
    return;
  }
  try {
    await verifyMailbox(mailbox);
    yield good(
      "e-mail",
      `${host} accepts the user name and password; gym doctor --send sends a test to ${to}`,
    );
  } catch (error) {
    yield bad("e-mail", `${host}: ${errorReason(error)}`, "Correct SMTP_URL");
  }
}

async function* checkLeads(db: Database): Findings {
  const counts = await leadCounts(db);
  const problems = deliveryProblems(counts);
  const late = await countLate(db);
  if (problems) yield bad("messages", problems);
  if (late > 0) {
    const next = "Is the site running? gym leads list --state waiting says why";
    yield bad("messages", `${count(late, "message")} waiting for more than 15 minutes`, next);
  }
  if (counts.unreviewed > 0)
    yield note(
      "messages",
      `${count(counts.unreviewed, "message")} quarantined as spam and not reviewed`,
      "gym leads list --state quarantined --unanswered; then gym leads release ID, or gym leads answered ID to leave it there",
    );
  if (counts.kept > 0) {
    const words = `${counts.kept} stored only in the database: no receiver was configured when they arrived`;
    yield note("messages", words, "gym leads retry --all sends them");
  }
  yield good("messages", `${counts.delivered} delivered, ${counts.waiting} on their way`);
}

/** A message from the future was stored while the clock was ahead: it counts as late. */
async function countLate(db: Database): Promise<number> {
  const row = await db.kysely
    .selectFrom("leads")
    .select((lead) => lead.fn.countAll<number>().as("n"))
    .where("state", "=", "waiting")
    .where((any) =>
      any.or([any("created_at", "<", Date.now() - LATE_MS), any("created_at", ">", Date.now() + LATE_MS)]),
    )
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}
