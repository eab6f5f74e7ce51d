import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { EMPTY, UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { formatDateTime } from "#content/gym-clock.ts";
import { brand } from "#content/site.ts";
import { markAnswered } from "#leads/lead-care.server.ts";
import { addNote, claimReply, releaseReply } from "#leads/lead-notes.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { INTERACTIVE_TIMEOUT_MS, isDeliverable, sendMail } from "#mail/send-mail.server.ts";
import { type Actor, everyone, field, operation, text } from "#operations/operation.ts";
import { findLead, id } from "./find-lead.ts";
import { applyToLeads, describeLeads, journalNote, type MessagesChange, planText } from "./message-change.ts";

const replyText = field(z.string().trim().min(1, EMPTY), {
  label: "Your reply",
  kind: "long",
  placeholder: "TEXT",
});

export const replyToMessage = operation({
  roles: everyone,
  name: "messages.reply",
  title: "Reply by e-mail",
  desk: false,
  summary: "Answers a message by e-mail from the gym's address, and marks it as answered.",
  undo: "none",
  transaction: "own",
  input: z.object({
    id,
    text: replyText,
    was: text("Answered", { kind: "hidden", help: "when it was answered, as the form showed it" }).optional(),
  }),
  cli: {
    command: "leads reply",
    args: ["id"],
    examples: [["leads reply 3f2a9c41 --text 'See you Tuesday.'", ""]],
  },
  async plan({ leads, env }, { id: wanted, text, was }) {
    const lead = await findLead(leads, wanted);
    if (was !== undefined) refuseAnswered(lead, was);
    if (!env.SMTP_URL || !env.LEAD_NOTIFY_TO)
      throw new UserError("This site sends no mail.", "Reply from your own mail app.");
    if (!isDeliverable(lead.email))
      throw new UserError(
        `Many mail servers do not accept the address ${lead.email}, so it was not sent.`,
        "Reply from your own mail app, or call.",
      );
    const cells = [
      { label: "To", to: lead.email },
      { label: "Text", to: text },
    ];
    return { leads: [lead], warnings: [], lines: [{ sign: "+" as const, title: replySubject(lead), cells }] };
  },
  async apply({ leads, env }, { leads: [lead] }, { text }, actor) {
    if (!(await claimReply(leads, lead!.id, 2 * INTERACTIVE_TIMEOUT_MS)))
      throw new UserError(
        "A reply to this message is being sent at this moment.",
        "Your reply was not sent. Check again in a minute.",
      );
    try {
      refuseAnswered(await findLead(leads, lead!.id), String(lead!.answered_at));
      await mailReply(env, lead!, text);
      await leads.kysely
        .transaction()
        .execute((kysely) => storeReply({ ...leads, kysely }, lead!, text, actor));
    } finally {
      await releaseReply(leads, lead!.id);
    }
    return { result: { answered: lead!.id } };
  },
  describe: (change) => describeLeads(change, "answered by e-mail"),
});

/** `was`: when it was answered, as the person saw it. */
function refuseAnswered({ answered_at: at, answered_note: note }: Lead, was: string) {
  if (at === null || was === String(at)) return;
  throw new UserError(
    `Somebody has answered this in the meantime${note ? `, ${note}` : ""}.`,
    "Nothing was sent. Read their answer, then send again if yours is still needed.",
  );
}

async function mailReply(env: Env, lead: Lead, text: string) {
  const mailbox = {
    smtpUrl: env.SMTP_URL!,
    from: env.LEAD_NOTIFY_TO!,
    to: lead.email,
    timeoutMs: INTERACTIVE_TIMEOUT_MS,
  };
  const sent = await sendMail(mailbox, {
    id: `answer-${randomUUID()}`,
    subject: replySubject(lead),
    text: `${text}\n\n${quoteMessage(lead)}\n`,
  });
  if (sent.kind === "delivered") return;
  log.warn({ lead: lead.id, why: sent.error, cause: sent.cause }, "a reply was not e-mailed");
  throw new UserError(
    `It may not have been sent (${sent.error}).`,
    "The message was not marked as answered. Try again, or reply from your own mail app.",
  );
}

export const recordReply = operation({
  roles: everyone,
  name: "messages.recordReply",
  title: "Record a reply",
  desk: false,
  summary: "Records a reply that you sent from your own mail app, and marks the message as answered.",
  undo: "journal",
  input: z.object({ id, text: replyText }),
  cli: {
    command: "leads record-reply",
    args: ["id", "text"],
    examples: [["leads record-reply 3f2a9c41 'See you Tuesday.'", ""]],
  },
  plan: ({ leads }, { id: wanted, text }) => planText(leads, wanted, "Reply", text),
  async apply(inside, change: MessagesChange, { text }, actor) {
    const [lead] = change.leads;
    let note = "";
    const { journal = [] } = await applyToLeads(inside, change, async () => {
      note = await storeReply(inside.leads, lead!, text, actor);
    });
    return { result: { note }, journal: [...journal, journalNote(note, lead!)] };
  },
  describe: (change) => describeLeads(change, "reply recorded"),
});

/** Call it inside a transaction. */
async function storeReply(leads: Database, lead: Lead, words: string, actor: Actor): Promise<string> {
  await markAnswered(leads, lead.id, `by e-mail, ${actor.name}`);
  const note = { id: randomUUID(), lead: lead.id, at: Date.now(), author: actor.name, words };
  await addNote(leads, { ...note, kind: "reply" });
  return note.id;
}

export function replySubject(lead: Lead): string {
  return `${lead.subject ?? lead.interest} at ${brand.name}`;
}

export function quoteMessage(lead: Lead): string {
  const lines = lead.message.split("\n").map((line) => `> ${line}`);
  return [`On ${formatDateTime(lead.created_at)} you wrote:`, ...lines].join("\n");
}
