import { formatMoment } from "#content/gym-clock.ts";
import { count as counted } from "#domain/text.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { leadCounts } from "#leads/lead-metrics.server.ts";
import { listAnswers, withAnswers } from "#leads/lead-answers.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import type { PrintContext, Table } from "../override.ts";
import type { Terminal } from "../terminal.ts";
import { fitted, line, plainText } from "../text.ts";

/** Columns of a terminal below which e-mail and answer are left to `gym leads show`. */
const WIDE = 110;

interface Column {
  heading: string;
  width: number;
  narrow: boolean;
  of: (lead: Lead) => string;
}

const columns: readonly Column[] = [
  { heading: "Came", width: 16, narrow: true, of: (lead) => formatMoment(lead.created_at) },
  { heading: "Id", width: 8, narrow: true, of: (lead) => lead.id.slice(0, 8) },
  { heading: "State", width: 11, narrow: true, of: formatState },
  {
    heading: "Answered",
    width: 10,
    narrow: false,
    of: (lead) => formatMoment(lead.answered_at).slice(0, 10) || "no",
  },
  { heading: "Name", width: 20, narrow: true, of: (lead) => lead.name },
  { heading: "E-mail", width: 28, narrow: false, of: (lead) => lead.email },
  { heading: "About", width: 50, narrow: true, of: formatAbout },
];

type Listed = { leads: AsyncIterable<Lead>; limit: number };

export async function printLeads({ leads, limit }: Listed, { typed, stores, terminal }: PrintContext) {
  if (typed["unanswered"] && !typed["state"]) await reportQuarantined(stores.leads, terminal);
  if (typed["json"]) return terminal.printJsonList(take(leads, limit));
  const shown = columns.filter(({ narrow }) => narrow || terminal.columns >= WIDE);
  const widths = fitted(
    shown.map(({ width }) => width),
    terminal.columns,
  );
  const headings = shown.map(({ heading }) => heading);
  await terminal.print(terminal.paint("bold", line(headings, widths)));
  let count = 0;
  for await (const lead of leads) {
    if (count === limit) return terminal.say("There are more. Add --all, --limit NUMBER or --from DAY.");
    const cells = shown.map(({ of }) => of(lead));
    await terminal.print(line(cells, widths));
    count += 1;
  }
  if (count === 0) terminal.say("No messages match.");
}

async function reportQuarantined(db: Database, terminal: Terminal) {
  const { unreviewed } = await leadCounts(db);
  if (unreviewed === 0) return;
  const verb = unreviewed === 1 ? "is" : "are";
  terminal.say(
    `${counted(unreviewed, "message")} ${verb} quarantined as spam and not in this list: gym leads list --state quarantined --unanswered`,
  );
}

function formatAbout({ doubt, subject, interest, message }: Lead): string {
  return `${doubt ? "(spam?) " : ""}${subject ?? interest}: ${message}`;
}

function formatState(lead: Lead): string {
  return lead.email_state === "failed" && lead.state !== "failed" ? "mail failed" : lead.state;
}

async function* take(leads: AsyncIterable<Lead>, limit: number) {
  let count = 0;
  for await (const lead of leads) {
    if (count === limit) return;
    yield withAnswers(lead);
    count += 1;
  }
}

export async function printLead(lead: Lead, { typed, terminal }: PrintContext) {
  if (typed["json"]) return terminal.printJson(withAnswers(lead));
  for (const [label, value] of listFacts(lead))
    if (value)
      await terminal.print(
        `${terminal.paint("dim", label.padEnd(16))}${plainText(value).replaceAll("\n", " ")}`,
      );
  await terminal.print(`\n${plainText(lead.message)}`);
}

function listFacts(lead: Lead): [string, string | null][] {
  const campaign = [lead.utm_source, lead.utm_medium, lead.utm_campaign, lead.utm_term, lead.utm_content];
  return [
    ["Id", lead.id],
    ["Came", formatMoment(lead.created_at)],
    ["Name", lead.name],
    ["E-mail", lead.email],
    ["Phone", lead.phone],
    ["Subject", lead.subject],
    ["Interest", lead.interest],
    ...listAnswers(lead).map(({ label, value }) => [label, value]),
    ["Form", lead.source],
    ["Sent from", lead.source_url],
    ["First page", lead.landing_page],
    ["Came from", lead.referrer],
    ["Campaign", campaign.filter(Boolean).join(" / ")],
    ["Consent text", lead.consent_version],
    ["State", deliveryState(lead.state, lead.attempts, lead.last_error)],
    ["Next try", formatMoment(lead.next_try_at)],
    ["Delivered", formatMoment(lead.delivered_at)],
    ["Quarantined", lead.quarantine_reason],
    ["May be spam", lead.doubt],
    [
      "E-mail notice",
      lead.email_state && deliveryState(lead.email_state, lead.email_attempts, lead.email_last_error),
    ],
    ["Answered", lead.answered_at && `${formatMoment(lead.answered_at)} ${lead.answered_note ?? ""}`],
  ].map(([label, value]) => [String(label), value === null || value === 0 ? null : String(value)]);
}

function deliveryState(state: string, attempts: number, error: string | null): string {
  const tries = attempts > 1 ? ` after ${attempts} tries` : "";
  return `${state}${tries}${error ? ` (${error})` : ""}`;
}

type Signup = Pick<Lead, "id" | "name" | "email" | "phone"> & { coming: number; waiting: boolean };

export const signups: Table = {
  none: "Nobody has written about this event.",
  columns: {
    Id: ({ id }: Signup) => id.slice(0, 8),
    Name: ({ name }: Signup) => name,
    "E-mail": ({ email }: Signup) => email,
    Phone: ({ phone }: Signup) => phone,
    Coming: ({ coming }: Signup) => coming,
    "Waiting list": ({ waiting }: Signup) => waiting,
  },
};
