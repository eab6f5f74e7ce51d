import { randomUUID } from "node:crypto";
import { z } from "zod";
import { EMPTY } from "#config/user-error.ts";
import { leadStages } from "#db/schema/lead-table.ts";
import { updateLeadCare } from "#leads/lead-care.server.ts";
import { addNote } from "#leads/lead-notes.server.ts";
import { everyone, field, operation } from "#operations/operation.ts";
import { findLead, id } from "./find-lead.ts";
import {
  applyToLeads,
  changeCells,
  describeLeads,
  journalNote,
  type MessagesChange,
  planText,
} from "./message-change.ts";

const shared = { roles: everyone, undo: "journal", desk: false } as const;

export const noteMessage = operation({
  ...shared,
  name: "messages.note",
  title: "Add a note",
  summary: "Adds a note to a message that only the team sees.",
  input: z.object({
    id,
    text: field(z.string().trim().min(1, EMPTY).max(2000), {
      label: "Note",
      kind: "long",
      placeholder: "TEXT",
    }),
  }),
  cli: {
    command: "leads note",
    args: ["id", "text"],
    examples: [["leads note 3f2a9c41 'Prefers mornings'", ""]],
  },
  plan: ({ leads }, { id: wanted, text }) => planText(leads, wanted, "Note", text),
  async apply({ leads }, { leads: [lead] }: MessagesChange, { text }, actor) {
    const note = { id: randomUUID(), lead: lead!.id, at: Date.now(), author: actor.name, words: text };
    await addNote(leads, { ...note, kind: "note" });
    return { result: { note: note.id }, journal: [journalNote(note.id, lead!)] };
  },
  describe: (change) => describeLeads(change, "note added"),
});

export const stageMessage = operation({
  ...shared,
  name: "messages.stage",
  title: "Set the stage",
  summary: "Sets the stage of a person: new, in contact, visit booked, joined or not now.",
  input: z.object({
    id,
    stage: field(z.enum(leadStages), {
      label: "Stage",
      placeholder: "STAGE",
      choices: leadStages.map((stage) => [stage, stage] as const),
    }),
  }),
  cli: {
    command: "leads stage",
    args: ["id", "stage"],
    examples: [["leads stage 3f2a9c41 'visit booked'", ""]],
  },
  async plan({ leads }, { id: wanted, stage }) {
    const lead = await findLead(leads, wanted);
    const before = lead.stage ?? "new";
    return { ...changeCells([lead], "Stage", () => before, stage), isEmpty: before === stage };
  },
  apply: (inside, change: MessagesChange, { stage }) =>
    applyToLeads(inside, change, async ([one]) => {
      await updateLeadCare(inside.leads, one!, { stage });
      return { stage };
    }),
  describe: (change, { stage }) => describeLeads(change, stage),
});
