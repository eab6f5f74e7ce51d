import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import type { Env } from "#config/env.server.ts";
import { leadCounts, deliveryProblems } from "#leads/lead-metrics.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { INTERACTIVE_TIMEOUT_MS } from "#mail/send-mail.server.ts";
import { mailNotice } from "#leads/delivery/notice-mail.server.ts";
import { postSigned } from "#leads/delivery/webhook.server.ts";
import { bad, type Finding, good, note, errorReason } from "./finding.ts";
import { openRecords, settings } from "#operations/stores.ts";
import { count } from "#domain/text.ts";

const PATIENCE_MS = 10_000;
const WAITED_LONG_MS = 15 * 60_000;

/** Where messages go, whether they get there, and what has not. */
export async function checkDelivery(send: boolean): Promise<Finding[]> {
  const env = await settings();
  const ways = env.LEAD_WEBHOOK_URL || env.LEAD_NOTIFY_TO;
  return [
    ...(ways
      ? []
      : [
          bad(
            "messages",
            "nobody hears of a new message",
            "Set LEAD_WEBHOOK_URL, or LEAD_NOTIFY_TO and SMTP_URL",
          ),
        ]),
    ...(await checkWebhook(env, send)),
    ...(await checkMail(env, send)),
    ...(await checkLeads().catch((error: unknown) => [bad("messages", errorReason(error))])),
  ];
}

async function checkWebhook(
  { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret }: Env,
  send: boolean,
): Promise<Finding[]> {
  if (!url) return [note("webhook", "LEAD_WEBHOOK_URL is not set: messages stay in the database")];
  const { protocol, hostname, host } = new URL(url);
  const isNear = /^(localhost|127\.|10\.|192\.168\.|\[)/.test(hostname);
  const found: Finding[] = [];
  if (protocol === "http:" && !isNear)
    found.push(
      bad("webhook", `${host} is asked over http: messages travel in the open`, "Use its https address"),
    );
  if (!secret)
    found.push(
      note(
        "webhook",
        "LEAD_WEBHOOK_SECRET is not set: the receiver can't tell our messages from anybody's",
        "Set the same secret on both sides",
      ),
    );
  if (!send)
    return [...found, note("webhook", `${host} was not asked`, "gym doctor --send sends a signed test")];
  const outcome = await postSigned({ url, secret }, randomUUID(), testPayload());
  const signed = secret ? "signed" : "unsigned";
  return [
    ...found,
    outcome.kind === "delivered"
      ? good("webhook", `${host} took a ${signed} test`)
      : bad(
          "webhook",
          `${host} did not take a ${signed} test: ${outcome.error}`,
          "Compare the address and the secret on both sides",
        ),
  ];
}

function testPayload() {
  const { id, name, email, phone, message, interest, timestamp, source, source_url, user_agent } = testLead();
  return { id, name, email, phone, message, interest, timestamp, source, source_url, user_agent, test: true };
}

function testLead() {
  return {
    id: randomUUID(),
    name: "gym doctor",
    email: "doctor@example.com",
    phone: "",
    message: "A test by gym doctor. Nobody is waiting for an answer.",
    interest: "General Inquiry",
    timestamp: new Date().toISOString(),
    source: "gym doctor",
    source_url: "http://localhost/",
    user_agent: "gym doctor",
    heard_from: null,
    subject: null,
    doubt: null,
  };
}

async function checkMail({ LEAD_NOTIFY_TO: to, SMTP_URL: smtpUrl }: Env, send: boolean): Promise<Finding[]> {
  if (!to || !smtpUrl) return [note("e-mail", "LEAD_NOTIFY_TO is not set: no e-mail for new messages")];
  const host = new URL(smtpUrl).host;
  if (send) {
    const outcome = await mailNotice({ to, smtpUrl, timeoutMs: INTERACTIVE_TIMEOUT_MS }, testLead() as Lead);
    return [
      outcome.kind === "delivered"
        ? good("e-mail", `${host} took a test for ${to}; look whether it came`)
        : bad("e-mail", `${host} did not take a test: ${outcome.error}`, "Correct SMTP_URL"),
    ];
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    await transport.verify();
    return [good("e-mail", `${host} lets us in; gym doctor --send sends a test to ${to}`)];
  } catch (error) {
    return [bad("e-mail", `${host}: ${errorReason(error)}`, "Correct SMTP_URL")];
  } finally {
    transport.close();
  }
}

async function checkLeads(): Promise<Finding[]> {
  const db = await openRecords();
  const trouble = await deliveryProblems(db);
  const { waiting, unreviewed, kept, delivered } = await leadCounts(db);
  const late = await db.kysely
    .selectFrom("leads")
    .select((lead) => lead.fn.countAll<number>().as("n"))
    .where("state", "=", "waiting")
    // One from the future was taken while the clock was ahead.
    .where((any) =>
      any.or([
        any("created_at", "<", Date.now() - WAITED_LONG_MS),
        any("created_at", ">", Date.now() + WAITED_LONG_MS),
      ]),
    )
    .executeTakeFirst();
  const isLate = Number(late?.n ?? 0);
  return [
    ...(trouble ? [bad("messages", trouble.replace(/^leads: /, ""))] : []),
    ...(isLate > 0
      ? [
          bad(
            "messages",
            `${count(isLate, "message")} waiting for more than 15 minutes`,
            "Is the site running? gym leads list --state waiting says why",
          ),
        ]
      : []),
    ...(unreviewed > 0
      ? [
          note(
            "messages",
            `${count(unreviewed, "message")} held back as spam, and nobody has looked`,
            "gym leads list --state quarantined --unanswered; then gym leads release ID, or gym leads answered ID to leave it there",
          ),
        ]
      : []),
    ...(kept > 0
      ? [
          note(
            "messages",
            `${kept} kept here only, from before there was a receiver`,
            "gym leads retry --all sends them",
          ),
        ]
      : []),
    good("messages", `${delivered} delivered, ${waiting} on their way`),
  ];
}
