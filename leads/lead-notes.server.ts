import type { Database } from "#db/drivers/database.server.ts";
import type { LeadNoteTable } from "#db/schema/lead-table.ts";

/** What staff answered or noted about a message, oldest first. */
export async function readNotes({ kysely }: Database, lead: string): Promise<LeadNoteTable[]> {
  return kysely
    .selectFrom("lead_notes")
    .selectAll()
    .where("lead", "=", lead)
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export async function addNote({ kysely }: Database, note: LeadNoteTable): Promise<void> {
  await kysely.insertInto("lead_notes").values(note).execute();
}

export async function removeNotes({ kysely }: Database, ids: readonly string[]): Promise<void> {
  await kysely.deleteFrom("lead_notes").where("id", "in", ids).execute();
}

/** The ids of the notes that still exist. */
export async function existingNotes({ kysely }: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await kysely.selectFrom("lead_notes").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}
