import { resolve } from "node:path";
import type { Database } from "#db/drivers/database.server.ts";
import { eachLead, type LeadFilter } from "#leads/lead-records.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import type { Command } from "#cli/command.ts";
import { BOM, type Cell, csvLines } from "#operations/sheets/csv.ts";
import { filterOf, filterOptions } from "#cli/leads/leads-filter.ts";
import { packs } from "#domain/batches.ts";
import { sayMoment } from "#content/format-time.ts";
import { openRecords } from "#operations/stores.ts";
import { count, jsonText, print, printCsv, say } from "#cli/terminal.ts";
import { writeAsked } from "#operations/backup/write-file.ts";

const columns: readonly (readonly [string, (lead: Lead) => Cell])[] = [
  ["Came", (lead) => sayMoment(lead.created_at)],
  ["Name", (lead) => lead.name],
  ["E-mail", (lead) => lead.email],
  ["Phone", (lead) => lead.phone],
  ["Interest", (lead) => lead.interest],
  ["Subject", (lead) => lead.subject],
  ["Message", (lead) => lead.message],
  ["Heard about us", (lead) => lead.heard_from],
  ["State", (lead) => lead.state],
  ["Delivered", (lead) => sayMoment(lead.delivered_at)],
  ["Answered", (lead) => sayMoment(lead.answered_at)],
  ["Note", (lead) => lead.answered_note],
  ["Form", (lead) => lead.source],
  ["Page", (lead) => lead.page],
  ["First page", (lead) => lead.landing_page],
  ["Came from", (lead) => lead.referrer],
  ["utm_source", (lead) => lead.utm_source],
  ["utm_medium", (lead) => lead.utm_medium],
  ["utm_campaign", (lead) => lead.utm_campaign],
  ["utm_term", (lead) => lead.utm_term],
  ["utm_content", (lead) => lead.utm_content],
  ["Held back", (lead) => lead.quarantine_reason],
  ["May be spam", (lead) => lead.doubt],
  ["Last error", (lead) => lead.last_error],
  ["Id", (lead) => lead.id],
];

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

type Seen = { leads: number };

export async function* csvChunks(db: Database, filter: LeadFilter, seen: Seen = { leads: 0 }) {
  yield BOM + csvLines([columns.map(([heading]) => heading)]);
  for await (const leads of packs(eachLead(db, filter))) {
    seen.leads += leads.length;
    yield csvLines(leads.map((lead) => columns.map(([, value]) => value(lead))));
  }
}

async function* jsonChunks(db: Database, filter: LeadFilter, seen: Seen) {
  yield "[\n";
  for await (const leads of packs(eachLead(db, filter))) {
    const before = seen.leads === 0 ? "" : ",\n";
    seen.leads += leads.length;
    yield before + leads.map((lead) => jsonText(lead)).join(",\n");
  }
  yield "\n]\n";
}
