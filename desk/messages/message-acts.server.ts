import { randomUUID } from "node:crypto";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { gymDay, gymMoment, formatMoment } from "#content/gym-clock.ts";
import { weekdayNumber, addDays } from "#domain/schedule/clock.ts";
import { env } from "#config/env.server.ts";
import { wakeDelivery, deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import { markAnswered, markOpen, updateLeadCare } from "#leads/lead-care.server.ts";
import { getLead, retryLeads } from "#leads/lead-records.server.ts";
import { quarantineLeads, releaseLeads } from "#leads/quarantine.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { sendMail, INTERACTIVE_TIMEOUT_MS } from "#mail/send-mail.server.ts";
import { type Person, personByEmail } from "#auth/people.server.ts";
import { addAuditEntry } from "#operations/changes/audit-log.ts";
import { letterTo } from "./message-facts.ts";
import { isSame, sideOf } from "./message-notes.server.ts";

/** What is done, and what the log says of it; where it can't be taken back, nothing of before and after is kept. */
const acts = {
  answered: {
    work: (lead: Lead, _: string, by: Person) => answered(lead, `by ${by.name}`),
    said: "answered",
  },
  open: { work: (lead: Lead) => markOpen(leadsDatabase(), lead.id), said: "not answered yet" },
  reply: { work: reply, said: "answered by mail from here", forGood: true },
  assign: { work: assign, said: "who looks after it" },
  later: { work: later, said: "put off" },
  again: { work: again, said: "tried to deliver again", forGood: true },
  spam: { work: spam, said: "marked as spam" },
  release: { work: release, said: "no spam, let go" },
} satisfies Record<string, { work: Work; said: string; forGood?: true }>;

type Work = (lead: Lead, value: string, by: Person) => Promise<string | void>;

export type Act = keyof typeof acts;

/** Does it, or says why it could not be done. */
export async function actOn(lead: Lead, act: Act, value: string, by: Person): Promise<string | null> {
  if (!Object.hasOwn(acts, act)) return "That can’t be done with a message. Nothing was changed.";
  const { work, said, forGood }: { work: Work; said: string; forGood?: true } = acts[act];
  const fault = await work(lead, value, by);
  if (fault) return fault;
  const now = await getLead(leadsDatabase(), lead.id);
  const sides = now && !forGood ? { before: sideOf(lead), after: sideOf(now) } : {};
  if (sides.before && isSame(sides.before, sides.after)) return null;
  await addAuditEntry(
    siteDatabase(),
    by.email,
    "messages",
    `the message of ${formatMoment(lead.created_at)}: ${said}`,
    sides,
  );
  return null;
}

async function answered(lead: Lead, note: string) {
  await markAnswered(leadsDatabase(), lead.id, note);
}

async function reply(lead: Lead, words: string, by: Person): Promise<string | void> {
  const { SMTP_URL: smtpUrl, LEAD_NOTIFY_TO: from } = env;
  if (!smtpUrl || !from) return "This site sends no mail. Answer with your own.";
  if (!words.trim()) return "The answer is empty. Write something first.";
  const sent = await sendMail(
    { smtpUrl, from, to: lead.email, timeoutMs: INTERACTIVE_TIMEOUT_MS },
    { id: `answer-${randomUUID()}`, ...letterTo(lead, words.trim()) },
  );
  if (sent.kind !== "delivered")
    return `It may not have been sent (${sent.error}). Nothing was marked; try again, or use your own mail.`;
  await answered(lead, `by mail, ${by.name}`);
}

async function assign(lead: Lead, email: string): Promise<string | void> {
  if (email && !(await personByEmail(leadsDatabase(), email)))
    return "They may not sign in any more. Choose again.";
  await updateLeadCare(leadsDatabase(), lead.id, { assigned_to: email || null });
}

/** When a message may be asked for again, on the gym's clock. */
export function laters(now: Date): { label: string; at: number }[] {
  const today = gymDay(now);
  const morning = (day: string) => gymMoment(day, "09:00").getTime();
  const toMonday = (8 - weekdayNumber(today)) % 7 || 7;
  return [
    { label: "Tomorrow", at: morning(addDays(today, 1)) },
    { label: "In three days", at: morning(addDays(today, 3)) },
    { label: "On Monday", at: morning(addDays(today, toMonday)) },
  ];
}

async function later(lead: Lead, label: string) {
  const until = laters(new Date()).find((one) => one.label === label)?.at ?? null;
  await updateLeadCare(leadsDatabase(), lead.id, { snoozed_until: until });
}

async function again(lead: Lead): Promise<string | void> {
  const ways = deliveryChannels(env);
  if (!ways.webhook && !ways.email) return "There is nowhere to send it to: ask who looks after the site.";
  await retryLeads(leadsDatabase(), { ids: [lead.id] }, ways);
  wakeDelivery();
}

async function spam(lead: Lead): Promise<string | void> {
  if ((await quarantineLeads(leadsDatabase(), [lead.id])) === 0)
    return "It is being delivered at this moment. Try again in a minute.";
}

async function release(lead: Lead) {
  await releaseLeads(leadsDatabase(), [lead.id], deliveryChannels(env));
  wakeDelivery();
}
