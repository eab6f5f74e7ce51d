import { formQuestions } from "#content/extra-fields.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { formatMoment } from "#content/gym-clock.ts";
import { batches } from "#operations/rows/batches.ts";
import { eachLead, type LeadFilter } from "#leads/lead-queries.server.ts";
import { listAnswers, withAnswers } from "#leads/lead-answers.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { BOM, type Cell, csvLines } from "#operations/sheets/csv.ts";

const columns: readonly (readonly [string, (lead: Lead) => Cell])[] = [
  ["Came", (lead) => formatMoment(lead.created_at)],
  ["Name", (lead) => lead.name],
  ["E-mail", (lead) => lead.email],
  ["Phone", (lead) => lead.phone],
  ["Interest", (lead) => lead.interest],
  ["Subject", (lead) => lead.subject],
  ["Message", (lead) => lead.message],
  ...formQuestions.map(
    ({ name, shortLabel }) =>
      [
        shortLabel,
        (lead: Lead) => listAnswers(lead).find((one) => one.name === name)?.value ?? null,
      ] as const,
  ),
  ["State", (lead) => lead.state],
  ["Delivered", (lead) => formatMoment(lead.delivered_at)],
  ["Answered", (lead) => formatMoment(lead.answered_at)],
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
  ["Quarantined", (lead) => lead.quarantine_reason],
  ["May be spam", (lead) => lead.doubt],
  ["Last error", (lead) => lead.last_error],
  ["Id", (lead) => lead.id],
];

/** Counts the messages while they are written. */
type Progress = { leads: number };

export async function* csvChunks(db: Database, filter: LeadFilter, progress: Progress = { leads: 0 }) {
  yield BOM + csvLines([columns.map(([heading]) => heading)]);
  for await (const leads of batches(eachLead(db, filter))) {
    progress.leads += leads.length;
    yield csvLines(leads.map((lead) => columns.map(([, value]) => value(lead))));
  }
}

/** One JSON array, in bounded memory. */
export async function* jsonChunks(db: Database, filter: LeadFilter, progress: Progress = { leads: 0 }) {
  yield "[\n";
  for await (const leads of batches(eachLead(db, filter))) {
    const before = progress.leads === 0 ? "" : ",\n";
    progress.leads += leads.length;
    yield before + leads.map((lead) => JSON.stringify(withAnswers(lead))).join(",\n");
  }
  yield "\n]\n";
}
