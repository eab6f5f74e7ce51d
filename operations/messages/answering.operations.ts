import { z } from "zod";
import { personByEmail } from "#auth/people.server.ts";
import { usageError, UserError } from "#config/user-error.ts";
import { formatDateTime, gymDay, gymMoment } from "#content/gym-clock.ts";
import { addDays, weekdayNumber } from "#domain/schedule/clock.ts";
import { markAnswered, markOpen, updateLeadCare } from "#leads/lead-care.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { notifyAssigned } from "#operations/notifications/notify-staff.ts";
import { everyone, field, operation, text } from "#operations/operation.ts";
import { parseDate } from "#operations/timetable/when.ts";
import { findLead, findLeads, id, ids } from "./find-lead.ts";
import { applyToLeads, changeCells, describeLeads, type MessagesChange } from "./message-change.ts";

const shared = { roles: everyone, undo: "journal" } as const;
const answeredText = (lead: Lead) => formatDateTime(lead.answered_at) || "no";

export const answerMessage = operation({
  ...shared,
  name: "messages.answer",
  title: "Mark as answered",
  desk: false,
  summary: "Marks messages as answered.",
  input: z.object({
    ids,
    note: field(z.string().max(300), {
      label: "Note",
      placeholder: "TEXT",
      help: "the outcome",
    }).optional(),
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
  async plan({ leads }, input) {
    const found = await findLeads(leads, input.ids);
    // Keeps the name of the person who answered first, unless a note is added.
    const open = input.note === undefined ? found.filter((lead) => lead.answered_at === null) : found;
    return { ...changeCells(open, "Answered", answeredText, "now"), isEmpty: open.length === 0 };
  },
  apply: (inside, change: MessagesChange, { note }, actor) =>
    applyToLeads(inside, change, async (all) => {
      const by = note ?? (actor.via === "desk" ? `by ${actor.name}` : null);
      for (const one of all) await markAnswered(inside.leads, one, by);
      return { answered: all };
    }),
  describe: (change) => describeLeads(change, "marked as answered"),
});

export const reopenMessage = operation({
  ...shared,
  name: "messages.reopen",
  title: "Reopen messages",
  desk: false,
  summary: "Reopens messages that were not answered after all.",
  input: z.object({ ids }),
  cli: { command: "leads reopen", args: ["ids…"], examples: [["leads reopen 3f2a9c41", ""]] },
  plan: async ({ leads }, input) =>
    changeCells(await findLeads(leads, input.ids), "Answered", answeredText, "no"),
  apply: (inside, change: MessagesChange) =>
    applyToLeads(inside, change, async (all) => {
      for (const one of all) await markOpen(inside.leads, one);
      return { reopened: all };
    }),
  describe: (change) => describeLeads(change, "reopened"),
});

export const assignMessage = operation({
  ...shared,
  name: "messages.assign",
  title: "Assign a message",
  desk: false,
  summary: "Assigns a message to a person.",
  input: z.object({
    id,
    email: text("Assigned to", { placeholder: "E-MAIL", help: "empty for nobody" }).optional(),
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
    // The address as it is stored, however it was typed.
    const assignee = person?.email ?? "";
    return {
      ...changeCells([lead], "Assigned to", ({ assigned_to }) => assigned_to ?? "", assignee),
      isEmpty: (lead.assigned_to ?? "") === assignee,
      assignee,
      name: person?.name ?? "nobody",
    };
  },
  apply: (inside, change: MessagesChange & { assignee: string; name: string }) =>
    applyToLeads(inside, change, async ([one]) => {
      await updateLeadCare(inside.leads, one!, { assigned_to: change.assignee || null });
      return { assigned: change.assignee };
    }),
  async after({ leads, env }, { leads: [lead], assignee }, _, actor) {
    if (assignee && assignee !== actor.name) await notifyAssigned(leads, env, assignee, lead!.id);
  },
  describe: (change) => describeLeads(change, `assigned to ${change.name}`),
});

const HOUR_MS = 3600_000;
const LATER_HOURS = 3;
const EVENING = "20:00";
const LATER = "Later today";

/** The times to choose from. On another day, a snoozed message comes back at 9 AM. */
export function snoozeChoices(now = new Date()): { label: string; at: number }[] {
  const today = gymDay(now);
  // On a Sunday, the Monday after tomorrow.
  const toMonday = 8 - weekdayNumber(today);
  const later = Math.ceil(now.getTime() / HOUR_MS + LATER_HOURS) * HOUR_MS;
  const choices = [
    { label: "Tomorrow", at: morning(addDays(today, 1)) },
    { label: "Next week", at: morning(addDays(today, toMonday)) },
  ];
  return later <= gymMoment(today, EVENING).getTime() ? [{ label: LATER, at: later }, ...choices] : choices;
}

const morning = (day: string) => gymMoment(day, "09:00").getTime();

function snoozeEnd(until: string): number | null {
  if (until === "") return null;
  const choice = snoozeChoices().find(({ label }) => label.toLowerCase() === until.toLowerCase());
  if (!choice && until.toLowerCase() === LATER.toLowerCase())
    throw usageError("It is too late for later today.", "Choose another day. Nothing was changed.");
  const end = choice?.at ?? morning(parseDate(until));
  if (end <= Date.now())
    throw usageError("That time has passed.", "Choose a later day. Nothing was changed.");
  return end;
}

export const snoozeMessage = operation({
  ...shared,
  name: "messages.snooze",
  title: "Snooze a message",
  desk: false,
  summary: "Snoozes a message until a day; empty brings it back now.",
  input: z.object({
    id,
    until: text("Snoozed until", {
      placeholder: "DAY",
      help: "tomorrow, friday, 'dec 6'; empty brings it back now",
    }).optional(),
  }),
  cli: { command: "leads snooze", args: ["id", "until"], examples: [["leads snooze 3f2a9c41 monday", ""]] },
  async plan({ leads }, { id: wanted, until = "" }) {
    const end = snoozeEnd(until);
    const before = ({ snoozed_until }: Lead) => formatDateTime(snoozed_until);
    const lead = await findLead(leads, wanted);
    return {
      ...changeCells([lead], "Snoozed until", before, formatDateTime(end)),
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
    describeLeads(
      change,
      snoozedUntil === null ? "no longer snoozed" : `snoozed until ${formatDateTime(snoozedUntil)}`,
    ),
});
