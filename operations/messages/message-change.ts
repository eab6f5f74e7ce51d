import { formatDateTime } from "#content/gym-clock.ts";
import { capital } from "#domain/text.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { copyAnsweredNote } from "#leads/lead-notes.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import type { Applied, Change, JournalChange, Stores } from "#operations/operation.ts";
import { applyRows, type RowsChange } from "#operations/rows/plan-rows.ts";
import { planSpots } from "#operations/signups/spots.ts";
import { findLead } from "./find-lead.ts";

/** Columns that only staff set, cell by cell. */
export const CARE_COLUMNS = [
  "answered_at",
  "answered_note",
  "assigned_to",
  "snoozed_until",
  "stage",
  "event_id",
  "coming",
  "coming_to",
] as const satisfies readonly (keyof Lead)[];

/** Columns that undo restores. */
const STAFF_COLUMNS = [
  ...CARE_COLUMNS,
  "state",
  "quarantine_reason",
  "queued_at",
  "next_try_at",
  "email_state",
  "email_queued_at",
  "email_next_try_at",
] as const satisfies readonly (keyof Lead)[];

/** `spots`: what the change does to the spots of events. */
export type MessagesChange = Change & { leads: Lead[]; spots?: RowsChange };

/** A change of one cell in each of these messages. */
export function changeCells(
  leads: Lead[],
  label: string,
  from: (lead: Lead) => string,
  to: string,
): MessagesChange {
  return {
    leads,
    warnings: [],
    lines: leads.map((lead) => ({
      sign: "~",
      title: `${lead.name}, ${lead.subject ?? lead.interest}`,
      cells: [{ label, from: from(lead), to }],
    })),
  };
}

/** Adds to a change what it does to the spots of events; `changed` has the cells of a message that it changes. */
export async function withSpots(
  stores: Stores,
  change: MessagesChange,
  changed: Partial<Lead>,
): Promise<MessagesChange> {
  const changes = change.leads.map((before) => ({ before, after: { ...before, ...changed } }));
  const spots = await planSpots(stores, changes);
  return { ...change, spots, lines: [...change.lines, ...spots.lines] };
}

/** Adds a text to a message. */
export async function planText(
  leads: Database,
  wanted: string,
  label: string,
  text: string,
): Promise<MessagesChange> {
  return changeCells([await findLead(leads, wanted)], label, () => "", text);
}

/**
 * Does the work and records what it changed. The journal holds neither the sender nor the text of a note: it would outlive
 * the message.
 */
export async function applyToLeads<Result>(
  inside: Stores,
  { leads, spots }: MessagesChange,
  work: (ids: string[]) => Promise<Result>,
): Promise<Applied<Result>> {
  const db = inside.leads;
  const ids = leads.map(({ id }) => id);
  const result = await work(ids);
  if (spots) await applyRows(inside, spots);
  const now = await db.kysely.selectFrom("leads").selectAll().where("id", "in", ids).execute();
  const journal: JournalChange[] = [];
  for (const before of leads) {
    const after = now.find(({ id }) => id === before.id);
    const changed = after ? STAFF_COLUMNS.filter((column) => before[column] !== after[column]) : [];
    if (!after || changed.length === 0) continue;
    journal.push({
      table: "leads",
      key: before.id,
      title: formatTitle(before),
      before: await cellsFor(db, before, changed),
      after: await cellsFor(db, after, changed),
    });
  }
  return { result, journal };
}

async function cellsFor(db: Database, lead: Lead, columns: readonly (keyof Lead)[]) {
  const cells: Record<string, unknown> = Object.fromEntries(columns.map((column) => [column, lead[column]]));
  const { id, answered_note } = lead;
  if (columns.includes("answered_note") && answered_note !== null)
    cells["answered_note"] = await copyAnsweredNote(db, { id, answered_note });
  return cells;
}

/** An added note or reply. Its text stays out of the journal: it would outlive the message. */
export function journalNote(id: string, lead: Lead): JournalChange {
  return { table: "lead_notes", key: id, title: formatTitle(lead), before: null, after: { id } };
}

/** 'The message received Mon, Nov 23, 3:28 PM: visit booked', '2 messages: …': the log never names the sender. */
export function describeLeads({ leads }: Pick<MessagesChange, "leads">, what: string): string {
  return `${leads.length === 1 ? capital(formatTitle(leads[0]!)) : `${leads.length} messages`}: ${what}`;
}

const TITLE = /[Tt]he message received \w{3}, \w{3} \d{1,2}(, \d{4})?, [\d:]+ [AP]M/;

function formatTitle(lead: Lead): string {
  return `the message received ${formatDateTime(lead.created_at)}`;
}

/** 'Dana Sample: visit booked'. For the screen only, as long as the message is there. */
export function nameSender(sentence: string, sender: string | undefined): string {
  return sender ? sentence.replace(TITLE, () => sender) : sentence;
}
