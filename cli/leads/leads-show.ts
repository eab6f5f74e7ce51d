import type { Lead } from "#leads/lead-store.server.ts";
import { markNotified } from "#leads/quarantine.server.ts";
import { type Command, json } from "#cli/command.ts";
import { findLead } from "./leads-find.ts";
import { formatMoment } from "#content/gym-clock.ts";
import { openRecords } from "#operations/stores.ts";
import { paint, plainText, print, printJson } from "#cli/terminal.ts";

export const show: Command = {
  summary: "Shows one message with all that is known about it.",
  takes: "ID",
  options: json,
  examples: [["leads show 3f2a9c41", "the first 8 letters of the id are enough"]],
  async run(input) {
    const db = await openRecords();
    const lead = await findLead(db, input.words[0] ?? "");
    if (lead.state === "quarantined") await markNotified(db, [lead.id]);
    if (input.has("json")) return printJson(lead);
    for (const [label, value] of factsOf(lead)) {
      if (value) await print(`${paint("dim", label.padEnd(16))}${plainText(value).replaceAll("\n", " ")}`);
    }
    await print(`\n${plainText(lead.message)}`);
  },
};

function factsOf(lead: Lead): [string, string | null][] {
  const campaign = [lead.utm_source, lead.utm_medium, lead.utm_campaign, lead.utm_term, lead.utm_content];
  return [
    ["Id", lead.id],
    ["Came", formatMoment(lead.created_at)],
    ["Name", lead.name],
    ["E-mail", lead.email],
    ["Phone", lead.phone],
    ["Subject", lead.subject],
    ["Interest", lead.interest],
    ["Heard about us", lead.heard_from],
    ["Form", lead.source],
    ["Sent from", lead.source_url],
    ["First page", lead.landing_page],
    ["Came from", lead.referrer],
    ["Campaign", campaign.filter(Boolean).join(" / ")],
    ["Consent text", lead.consent_version],
    ["State", stateOf(lead.state, lead.attempts, lead.last_error)],
    ["Next try", formatMoment(lead.next_try_at)],
    ["Delivered", formatMoment(lead.delivered_at)],
    ["Held back", lead.quarantine_reason],
    ["May be spam", lead.doubt],
    [
      "E-mail notice",
      lead.email_state && stateOf(lead.email_state, lead.email_attempts, lead.email_last_error),
    ],
    ["Answered", lead.answered_at && `${formatMoment(lead.answered_at)} ${lead.answered_note ?? ""}`],
  ].map(([label, value]) => [String(label), value === null || value === 0 ? null : String(value)]);
}

function stateOf(state: string, attempts: number, error: string | null): string {
  const tries = attempts > 1 ? ` after ${attempts} tries` : "";
  return `${state}${tries}${error ? ` (${error})` : ""}`;
}
