import { markAnswered } from "#leads/lead-care.server.ts";
import { type Command, json } from "#cli/command.ts";
import { findLeads } from "./leads-find.ts";
import { openRecords } from "#operations/stores.ts";
import { plainText, print, printJson } from "#cli/terminal.ts";

export const answered: Command = {
  summary: "Marks messages as answered, for the report and for `gym leads list --unanswered`.",
  takes: "ID …",
  options: { note: { type: "string", value: "TEXT", about: "what came of it" }, ...json },
  examples: [
    ["leads answered 3f2a9c41", ""],
    ['leads answered 3f2a9c41 --note "comes by on Tuesday"', "with a note"],
  ],
  async run(input) {
    const db = await openRecords();
    const found = await findLeads(db, input.words);
    for (const { id } of found) await markAnswered(db, id, input.text("note") ?? null);
    if (input.has("json")) return printJson({ answered: found.map(({ id }) => id) });
    for (const lead of found) await print(plainText(`Answered: ${lead.name}, ${lead.interest}`));
  },
};
