import { formatDateTime } from "#content/gym-clock.ts";
import { excerpt, joinFacts } from "#domain/text.ts";
import { leadsDatabase, siteDatabase } from "#db/drivers/database.server.ts";
import { readNotes } from "#leads/lead-notes.server.ts";
import { listLeads } from "#leads/lead-queries.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { cellText } from "#operations/collections/collection.ts";
import { fillTemplate, templates } from "#operations/collections/templates.collection.ts";
import { readRows } from "#operations/rows/table-rows.ts";

const EARLIER = 10;

export type ThreadEntry = { id: string; kind: "reply" | "note"; by: string; when: string; words: string };

/** Replies and notes, oldest first. */
export async function readThread(lead: Lead, names: ReadonlyMap<string, string>): Promise<ThreadEntry[]> {
  const notes = await readNotes(leadsDatabase(), lead.id);
  return notes.map(({ id, kind, author, at, words }) => ({
    id,
    kind,
    by: names.get(author) ?? author,
    when: formatDateTime(Number(at)),
    words,
  }));
}

/** Other messages from the same address, newest first. */
export async function earlierFrom(lead: Lead): Promise<{ to: string; title: string; facts: string }[]> {
  const { leads } = await listLeads(leadsDatabase(), { email: lead.email }, { limit: EARLIER + 1 });
  return leads
    .filter(({ id }) => id !== lead.id)
    .slice(0, EARLIER)
    .map(({ id, subject, interest, message, created_at }) => ({
      to: `/desk/messages/${id}`,
      title: subject ?? interest,
      facts: joinFacts([formatDateTime(created_at), excerpt(message)]),
    }));
}

/** The templates with this person's name and program filled in. */
export async function templatesFor(lead: Lead): Promise<{ id: string; name: string; words: string }[]> {
  const firstName = lead.first_name ?? lead.name.split(/\s+/)[0] ?? "";
  const program = lead.subject ?? lead.interest;
  return (await readRows(siteDatabase(), templates)).map((row) => ({
    id: cellText(row["id"]),
    name: cellText(row["name"]),
    words: fillTemplate(cellText(row["words"]), { "first name": firstName, program }),
  }));
}
