import { randomUUID } from "node:crypto";
import { z } from "zod";
import { usageError, UserError } from "#config/user-error.ts";
import { formatDateTime, gymDay, gymMoment } from "#content/gym-clock.ts";
import { brand } from "#content/site.ts";
import { addDays, weekdayNumber } from "#domain/schedule/clock.ts";
import { count } from "#domain/text.ts";
import { personByEmail } from "#auth/people.server.ts";
import { deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import { markAnswered, markOpen, updateLeadCare } from "#leads/lead-care.server.ts";
import { addNote } from "#leads/lead-notes.server.ts";
import { eachLead, retryLeads } from "#leads/lead-records.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { markNotified, quarantineLeads, releaseLeads } from "#leads/quarantine.server.ts";
import { eraseByEmail } from "#leads/retention.server.ts";
import { sendMail, INTERACTIVE_TIMEOUT_MS } from "#mail/send-mail.server.ts";
import { notifyAssigned } from "#operations/notifications/notify-staff.ts";
import { everyone, field, operation, owners, query } from "#operations/operation.ts";
import { parseDate } from "#operations/timetable/when.ts";
import { csvChunks, jsonChunks } from "./export.ts";
import { findLead, findLeads } from "./find-lead.ts";
import { applyToLeads, changeOf, describeLeads, type MessagesChange } from "./message-change.ts";
import { filterFields, toFilter } from "./message-filter.ts";

const id = field(z.string(), { label: "Id", placeholder: "ID", help: "the first 8 letters are enough" });
const ids = field(z.array(z.string()).min(1, "is empty"), {
  label: "Messages",
  placeholder: "ID …",
  help: "the first 8 letters of each id are enough",
});
const shared = { roles: everyone, undo: "journal" } as const;
const answeredText = (lead: Lead) => formatDateTime(lead.answered_at) || "no";

export const answerMessage = operation({
  ...shared,
  name: "messages.answer",
  summary: "Marks messages as answered.",
  desk: false,
  input: z.object({
    ids,
    note: field(z.string().max(300).optional(), {
      label: "Note",
      placeholder: "TEXT",
      help: "what came of it",
    }),
  }),
  cli: {
    command: "leads answered",
    args: ["ids…"],
    about: "`gym report` and `gym leads list --unanswered` count the others.",
    examples: [
      ["leads answered 3f2a9c41", ""],
      ['leads answered 3f2a9c41 --note "comes by on Tuesday"', "with a note"],
    ],
  },
  plan: async ({ leads }, input) =>
    changeOf(await findLeads(leads, input.ids), "Answered", answeredText, "now"),
  apply: (inside, change: MessagesChange, { note }, actor) =>
    applyToLeads(inside, change, async (all) => {
      const by = note ?? (actor.via === "desk" ? `by ${actor.name}` : null);
      for (const one of all) await markAnswered(inside.leads, one, by);
      return { answered: all };
    }),
  describe: (change) => `Marked as answered: ${describeLeads(change)}`,
});

export const reopenMessage = operation({
  ...shared,
  name: "messages.reopen",
  summary: "Reopens messages that were not answered after all.",
  desk: false,
  input: z.object({ ids }),
  cli: { command: "leads reopen", args: ["ids…"], examples: [["leads reopen 3f2a9c41", ""]] },
  plan: async ({ leads }, input) =>
    changeOf(await findLeads(leads, input.ids), "Answered", answeredText, "no"),
  apply: (inside, change: MessagesChange) =>
    applyToLeads(inside, change, async (all) => {
      for (const one of all) await markOpen(inside.leads, one);
      return { reopened: all };
    }),
  describe: (change) => `Reopened: ${describeLeads(change)}`,
});

export const assignMessage = operation({
  ...shared,
  name: "messages.assign",
  summary: "Says who looks after a message.",
  desk: false,
  input: z.object({
    id,
    email: field(z.string().optional(), {
      label: "Assigned to",
      placeholder: "E-MAIL",
      help: "empty for nobody",
    }),
  }),
  cli: {
    command: "leads assign",
    args: ["id", "email"],
    examples: [["leads assign 3f2a9c41 coach@example.com", ""]],
  },
  async plan({ leads }, { id: wanted, email = "" }) {
    const lead = await findLead(leads, wanted);
    const person = email ? await personByEmail(leads, email) : null;
    if (email && !person)
      throw new UserError(`${email} may not sign in.`, "Choose somebody on the team. Nothing was changed.");
    return {
      ...changeOf([lead], "Assigned to", ({ assigned_to }) => assigned_to ?? "", email),
      isEmpty: (lead.assigned_to ?? "") === email,
      assignee: person?.name ?? "nobody",
    };
  },
  apply: (inside, change: MessagesChange & { assignee: string }, { email }) =>
    applyToLeads(inside, change, async ([one]) => {
      await updateLeadCare(inside.leads, one!, { assigned_to: email || null });
      return { assigned: email ?? "" };
    }),
  async after({ leads, env }, { leads: [lead] }, { email }, actor) {
    if (email && email !== actor.name) await notifyAssigned(leads, env, email, lead!.id);
  },
  describe: (change) => `Assigned to ${change.assignee}: ${describeLeads(change)}`,
});

/** When a message may come back, at nine on the gym's clock. */
export function snoozeChoices(now = new Date()): { label: string; at: number }[] {
  const today = gymDay(now);
  const morning = (day: string) => gymMoment(day, "09:00").getTime();
  const toMonday = (8 - weekdayNumber(today)) % 7 || 7;
  return [
    { label: "Tomorrow", at: morning(addDays(today, 1)) },
    { label: "In three days", at: morning(addDays(today, 3)) },
    { label: "On Monday", at: morning(addDays(today, toMonday)) },
  ];
}

function snoozeEnd(until: string): number | null {
  if (until === "") return null;
  const choice = snoozeChoices().find(({ label }) => label.toLowerCase() === until.toLowerCase());
  return choice?.at ?? gymMoment(parseDate(until), "09:00").getTime();
}

export const snoozeMessage = operation({
  ...shared,
  name: "messages.snooze",
  summary: "Snoozes a message until a day; empty brings it back now.",
  desk: false,
  input: z.object({
    id,
    until: field(z.string().optional(), {
      label: "Snoozed until",
      placeholder: "DAY",
      help: "tomorrow, friday, 'dec 6'; empty brings it back now",
    }),
  }),
  cli: { command: "leads snooze", args: ["id", "until"], examples: [["leads snooze 3f2a9c41 monday", ""]] },
  async plan({ leads }, { id: wanted, until = "" }) {
    const end = snoozeEnd(until);
    const before = ({ snoozed_until }: Lead) => formatDateTime(snoozed_until);
    const lead = await findLead(leads, wanted);
    return {
      ...changeOf([lead], "Snoozed until", before, formatDateTime(end)),
      isEmpty: lead.snoozed_until === end,
    };
  },
  apply: (inside, change: MessagesChange, { until = "" }) =>
    applyToLeads(inside, change, async ([one]) => {
      const end = snoozeEnd(until);
      await updateLeadCare(inside.leads, one!, { snoozed_until: end });
      return { snoozedUntil: end };
    }),
  describe: (change, _, { snoozedUntil }) =>
    snoozedUntil === null
      ? `Brought back: ${describeLeads(change)}`
      : `Snoozed until ${formatDateTime(snoozedUntil)}: ${describeLeads(change)}`,
});

export const markSpam = operation({
  ...shared,
  name: "messages.spam",
  summary: "Marks messages as spam, after you have read them.",
  desk: false,
  input: z.object({ ids }),
  cli: {
    command: "leads spam",
    args: ["ids…"],
    about: "`gym leads release` delivers them after all.",
    examples: [["leads spam 3f2a9c41", "it is not delivered, and in no list but that of state quarantined"]],
  },
  plan: async ({ leads }, input) =>
    changeOf(await findLeads(leads, input.ids), "State", ({ state }) => state, "spam"),
  apply: (inside, change: MessagesChange) =>
    applyToLeads(inside, change, async (all) => {
      const held = await quarantineLeads(inside.leads, all);
      if (held === 0)
        throw new UserError(
          "It is spam already, or it is being delivered at this moment.",
          "Try again in a minute. Nothing was changed.",
        );
      return { held };
    }),
  describe: (change) => `Marked as spam: ${describeLeads(change)}`,
});

export const releaseMessage = operation({
  ...shared,
  name: "messages.release",
  summary: "Delivers messages that were quarantined as spam, after you have read them.",
  desk: false,
  input: z.object({ ids }),
  cli: {
    command: "leads release",
    args: ["ids…"],
    examples: [
      ["leads list --state quarantined", "what is quarantined"],
      ["leads release 3f2a9c41", "it is not spam: deliver it"],
    ],
  },
  async plan({ leads }, input) {
    const found = await findLeads(leads, input.ids);
    const others = found.filter(({ state }) => state !== "quarantined");
    if (others.length > 0)
      throw new UserError(
        `${count(others.length, "message")} ${others.length === 1 ? "is" : "are"} not quarantined: ${others.map((lead) => lead.id.slice(0, 8)).join(", ")}.`,
        "`gym leads show ID` says in which state a message is. Nothing was changed.",
      );
    return changeOf(found, "State", ({ state }) => state, "delivered soon");
  },
  apply: (inside, change: MessagesChange) =>
    applyToLeads(inside, change, async (all) => ({
      released: await releaseLeads(inside.leads, all, deliveryChannels(inside.env)),
    })),
  describe: (change) => `Released from quarantine: ${describeLeads(change)}`,
});

export const retryMessages = operation({
  name: "messages.retry",
  summary: "Sends messages again that failed, were stopped or had no receiver, and hurries those that wait.",
  desk: false,
  roles: everyone,
  undo: "none",
  input: z.object({
    ids: field(z.array(z.string()).optional(), { label: "Messages", placeholder: "[ID …]" }),
    all: field(z.boolean().optional(), {
      label: "All",
      kind: "flag",
      help: "every message that has not been delivered",
    }),
  }),
  cli: {
    command: "leads retry",
    args: ["ids…"],
    about: "What has been delivered is never sent again. The running site does the sending, within a second.",
    examples: [
      ["leads retry 3f2a9c41", "one message"],
      ["leads retry --all", "after the receiver was fixed, or LEAD_WEBHOOK_URL was set"],
    ],
  },
  async plan({ leads, env }, { ids: wanted = [], all = false }) {
    if (all === wanted.length > 0)
      throw usageError("Which messages?", "Name their ids, or say --all: gym leads retry --all");
    const channels = deliveryChannels(env);
    if (!channels.webhook && !channels.email)
      throw new UserError(
        "There is nowhere to send to: neither LEAD_WEBHOOK_URL nor LEAD_NOTIFY_TO is set.",
        "Set one of them (docs/operating.md), start the site again, then retry.",
      );
    const found = await findLeads(leads, wanted);
    return { leads: found, lines: [], warnings: [] };
  },
  async apply({ leads, env }, change, { all }) {
    const which = all ? "all" : { ids: change.leads.map((lead) => lead.id) };
    return { result: await retryLeads(leads, which, deliveryChannels(env)) };
  },
  describe: (_, __, { webhooks, emails }) =>
    webhooks + emails === 0
      ? "Tried to deliver again: nothing was left to send"
      : `Delivering again: ${count(webhooks, "delivery", "deliveries")}, ${count(emails, "e-mail")}`,
});

export const replyToMessage = operation({
  name: "messages.reply",
  summary: "Answers a message by e-mail from the gym's address, and marks it as answered.",
  desk: false,
  roles: everyone,
  undo: "none",
  transaction: "own",
  input: z.object({
    id,
    text: field(z.string().trim().min(1, "is empty"), {
      label: "Your reply",
      kind: "long",
      placeholder: "TEXT",
    }),
  }),
  cli: {
    command: "leads reply",
    args: ["id"],
    examples: [["leads reply 3f2a9c41 --text 'See you Tuesday.'", ""]],
  },
  async plan({ leads, env }, { id: wanted, text }) {
    const lead = await findLead(leads, wanted);
    if (!env.SMTP_URL || !env.LEAD_NOTIFY_TO)
      throw new UserError("This site sends no mail.", "Answer with your own mail program.");
    const cells = [
      { label: "To", to: lead.email },
      { label: "Text", to: text },
    ];
    return { leads: [lead], warnings: [], lines: [{ sign: "+" as const, title: replySubject(lead), cells }] };
  },
  async apply({ leads, env }, { leads: [lead] }, { text }, actor) {
    const mailbox = {
      smtpUrl: env.SMTP_URL!,
      from: env.LEAD_NOTIFY_TO!,
      to: lead!.email,
      timeoutMs: INTERACTIVE_TIMEOUT_MS,
    };
    const sent = await sendMail(mailbox, {
      id: `answer-${randomUUID()}`,
      subject: replySubject(lead!),
      text: `${text}\n\n${quoteMessage(lead!)}\n`,
    });
    if (sent.kind !== "delivered")
      throw new UserError(
        `It may not have been sent (${sent.error}).`,
        "Nothing was marked; try again, or use your own mail.",
      );
    await markAnswered(leads, lead!.id, `by mail, ${actor.name}`);
    const note = { id: randomUUID(), lead: lead!.id, at: Date.now(), author: actor.name, words: text };
    await addNote(leads, { ...note, kind: "reply" });
    return { result: { answered: lead!.id } };
  },
  describe: (change) => `Answered by mail: ${describeLeads(change)}`,
});

export function replySubject(lead: Lead): string {
  return `${lead.subject ?? lead.interest} at ${brand.name}`;
}

export function quoteMessage(lead: Lead): string {
  const lines = lead.message.split("\n").map((line) => `> ${line}`);
  return [`On ${formatDateTime(lead.created_at)} you wrote:`, ...lines].join("\n");
}

export const eraseMessages = operation({
  name: "messages.erase",
  summary: "Deletes every message of one e-mail address for good, when the person asks for that.",
  desk: false,
  roles: owners,
  undo: "none",
  input: z.object({ email: field(z.string(), { label: "E-mail", kind: "email", placeholder: "E-MAIL" }) }),
  cli: {
    command: "leads erase",
    args: ["email"],
    about:
      "This can't be undone. Copies in backups, in the gym's mailbox and with the receiver are not touched.",
    examples: [["leads erase casey@example.com", "asks before it deletes"]],
  },
  async plan({ leads }, { email }) {
    const address = email.trim();
    if (!address.includes("@"))
      throw usageError(
        `'${address}' is not an e-mail address.`,
        "Like this: gym leads erase casey@example.com",
      );
    const { n } = await leads.kysely
      .selectFrom("leads")
      .select((lead) => lead.fn.countAll<number>().as("n"))
      .where((lead) =>
        lead(lead.fn<string>("lower", ["email"]), "=", lead.fn<string>("lower", [lead.val(address)])),
      )
      .executeTakeFirstOrThrow();
    if (Number(n) === 0)
      throw new UserError(
        `No message came from ${address}.`,
        "`gym leads list` shows the addresses. Nothing was changed.",
      );
    const question = `Delete ${count(Number(n), "message")} of ${address} for good`;
    return { lines: [], warnings: [], question, email: address };
  },
  apply: async ({ leads }, { email }) => ({ result: { erased: await eraseByEmail(leads, email) } }),
  // Of whom they were is gone, too.
  describe: (_, __, { erased }) => `Deleted everything that one person had sent: ${count(erased, "message")}`,
});

export const exportMessages = operation({
  name: "messages.export",
  summary: "Writes messages for a spreadsheet (CSV) or a program (JSON).",
  desk: false,
  roles: owners,
  undo: "none",
  input: z.object({
    ...filterFields,
    format: field(z.enum(["csv", "json"]).default("csv"), {
      label: "Format",
      choices: [
        ["csv", "CSV"],
        ["json", "JSON"],
      ],
    }),
  }),
  cli: {
    command: "leads export",
    about:
      "Times are on the gym's clock. The file holds people's names and addresses: keep it where only you can read it.",
    examples: [
      ["leads export leads.csv", "all messages, to open in a spreadsheet"],
      ["leads export november.csv --from 2026-11-01 --to 2026-11-30", "a month"],
      ["leads export leads.json --state failed", "as JSON"],
      ["leads export - --json", "to standard output, for a program"],
    ],
  },
  plan: async () => ({ lines: [], warnings: [] }),
  async apply({ leads }, _, { format, ...filter }) {
    const seen = { leads: 0 };
    const chunks = (format === "json" ? jsonChunks : csvChunks)(leads, toFilter(filter), seen);
    return { result: { chunks, seen } };
  },
  transaction: "own",
  describe: () => "Exported messages",
});

export const listMessages = query({
  name: "messages.list",
  summary: "Lists messages, newest first.",
  roles: everyone,
  input: z.object({
    ...filterFields,
    limit: field(z.coerce.number().int().min(1).optional(), {
      label: "Limit",
      kind: "number",
      placeholder: "NUMBER",
      help: "at most this many (25 unless told)",
    }),
    all: field(z.boolean().optional(), { label: "All", kind: "flag", help: "all of them" }),
  }),
  cli: {
    command: "leads list",
    examples: [
      ["leads list", "the newest 25"],
      ["leads list --unanswered --from 7d", "what nobody has answered in the last 7 days"],
      ["leads list --state failed", "what could not be delivered: see `gym leads retry`"],
      ["leads list --state quarantined", "what was quarantined as spam: see `gym leads release`"],
      ["leads list --source Instagram --all --json", "for a program"],
    ],
  },
  read: async ({ leads }, { limit, all, ...filter }) => ({
    leads: eachLead(leads, toFilter(filter)),
    limit: all ? Number.POSITIVE_INFINITY : (limit ?? 25),
  }),
});

export const showMessage = query({
  name: "messages.show",
  summary: "Shows one message with everything known about it.",
  roles: everyone,
  input: z.object({ id }),
  cli: {
    command: "leads show",
    args: ["id"],
    examples: [["leads show 3f2a9c41", "the first 8 letters of the id are enough"]],
  },
  async read({ leads }, { id: wanted }) {
    const lead = await findLead(leads, wanted);
    if (lead.state === "quarantined") await markNotified(leads, [lead.id]);
    return lead;
  },
});
