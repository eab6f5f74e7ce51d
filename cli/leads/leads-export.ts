import { resolve } from "node:path";
import { batches } from "#domain/batches.ts";
import { count } from "#domain/text.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { eachLead, type LeadFilter } from "#leads/lead-records.server.ts";
import { writeAsked } from "#operations/backup/write-file.ts";
import { csvChunks } from "#operations/messages/export.ts";
import { openRecords } from "#operations/stores.ts";
import type { Command } from "#cli/command.ts";
import { jsonText, print, printCsv, say } from "#cli/terminal.ts";
import { filterOf, filterOptions } from "./leads-filter.ts";

export const exportLeads: Command = {
  summary: "Writes messages into a file for a spreadsheet (CSV) or a program (JSON).",
  about:
    "Times are on the gym's clock. The file holds people's names and addresses: keep it where only you can read it.",
  takes: "FILE",
  options: {
    ...filterOptions,
    json: { type: "boolean", about: "JSON; a FILE that ends in .json is JSON anyway" },
    replace: { type: "boolean", about: "write over a file of that name" },
  },
  examples: [
    ["leads export leads.csv", "all messages, to open in a spreadsheet"],
    ["leads export november.csv --from 2026-11-01 --to 2026-11-30", "a month"],
    ["leads export leads.json --state failed", "as JSON"],
    ["leads export - --json", "to standard output, for a program"],
  ],
  async run(input) {
    const path = input.words[0] ?? "";
    const asJson = input.has("json") || path.toLowerCase().endsWith(".json");
    const filter = filterOf(input);
    const db = await openRecords();
    const seen = { leads: 0 };
    const chunks = (asJson ? jsonChunks : csvChunks)(db, filter, seen);
    if (path === "-") for await (const chunk of chunks) await (asJson ? print(chunk, "") : printCsv(chunk));
    else await writeAsked(path, input.has("replace"), chunks);
    say(`${count(seen.leads, "message")}${path === "-" ? "" : ` written to ${resolve(path)}`}.`);
  },
};

async function* jsonChunks(db: Database, filter: LeadFilter, seen: { leads: number }) {
  yield "[\n";
  for await (const leads of batches(eachLead(db, filter))) {
    const before = seen.leads === 0 ? "" : ",\n";
    seen.leads += leads.length;
    yield before + leads.map((lead) => jsonText(lead)).join(",\n");
  }
  yield "\n]\n";
}
