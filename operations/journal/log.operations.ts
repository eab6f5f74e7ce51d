import { z } from "zod";
import { parsePastDay } from "#operations/timetable/when.ts";
import { gymMoment } from "#content/gym-clock.ts";
import { everyone, field, query, text } from "#operations/operation.ts";
import { readEntries } from "./audit-log.ts";

export const log = query({
  name: "log",
  summary: "Lists who changed what, newest first.",
  roles: everyone,
  input: z.object({
    person: text("Person", { placeholder: "E-MAIL", help: "only what this person did" }).optional(),
    kind: text("Kind", { help: "only this kind: plans, classes, leads, classes.cancel" }).optional(),
    since: text("Since", {
      kind: "date",
      placeholder: "DATE",
      help: "from this day on: 2026-11-01, or 7d for the last 7 days",
    }).optional(),
    before: field(z.coerce.number().optional(), { label: "Before", kind: "hidden" }),
    limit: field(z.coerce.number().int().min(1).max(10_000).optional(), {
      label: "Limit",
      kind: "number",
      placeholder: "NUMBER",
      help: "at most this many",
    }),
  }),
  cli: {
    examples: [
      ["log", "the last 50 changes"],
      ["log --person coach@example.com --since 7d", ""],
      ["log --json", "for a program"],
    ],
  },
  async read({ site }, { person, kind, since, before, limit }) {
    const from = since === undefined ? undefined : gymMoment(parsePastDay(since), "00:00").getTime();
    const entries = await readEntries(
      site,
      { person, kinds: kind ? [kind] : undefined, since: from, before },
      limit ?? 50,
    );
    return entries.map(({ id, at, actor, via, operation, sentence, undone_at }) => ({
      id,
      at: new Date(at).toISOString(),
      actor,
      via,
      operation,
      sentence,
      undone: undone_at !== null,
    }));
  },
});
