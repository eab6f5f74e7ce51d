import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import type { LeadNoteTable } from "#db/schema/lead-table.ts";

type ShownNote = LeadNoteTable & { kind: "reply" | "note" };

/** What staff answered or noted about a message, oldest first. */
export async function readNotes({ kysely }: Database, lead: string): Promise<ShownNote[]> {
  return kysely
    .selectFrom("lead_notes")
    .selectAll()
    .where("lead", "=", lead)
    .where("kind", "in", ["note", "reply"])
    .$narrowType<ShownNote>()
    .orderBy("at")
    .orderBy("id")
    .execute();
}

export async function addNote({ kysely }: Database, note: LeadNoteTable): Promise<void> {
  await kysely.insertInto("lead_notes").values(note).execute();
}

const claimId = (lead: string) => `sending ${lead}`;

/**
 * Claims a message for a reply that is about to be mailed. False if another process has claimed it and not released it; its
 * claim ends after `ms`, in case it was killed.
 */
export async function claimReply({ kysely }: Database, lead: string, ms: number): Promise<boolean> {
  const at = Date.now();
  const claimed = await kysely
    .insertInto("lead_notes")
    .values({ id: claimId(lead), lead, at, author: "", kind: "sending", words: "" })
    .onConflict((claim) =>
      claim
        .column("id")
        .doUpdateSet({ at })
        .where("lead_notes.at", "<", at - ms),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function releaseReply({ kysely }: Database, lead: string): Promise<void> {
  await kysely.deleteFrom("lead_notes").where("id", "=", claimId(lead)).execute();
}

/**
 * Undone notes stay in the table without being shown, because the journal does not hold their text. Their kind says so:
 * 'undone note'.
 */
const UNDONE = "undone ";

export async function setUndone(
  { kysely }: Database,
  ids: readonly string[],
  undone: boolean,
): Promise<void> {
  const kind = undone ? sql`${UNDONE} || kind` : sql`substr(kind, ${UNDONE.length + 1})`;
  await sql`update lead_notes set kind = ${kind}
    where id in (${sql.join(ids)}) and kind ${undone ? sql`not like` : sql`like`} ${`${UNDONE}%`}`.execute(
    kysely,
  );
}

/** Those of these notes that exist: their message, and whether they are undone. */
export async function findNotes(
  { kysely }: Database,
  ids: readonly string[],
): Promise<Map<string, { lead: string; undone: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom("lead_notes")
    .select(["id", "lead", "kind"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, lead, kind }) => [id, { lead, undone: kind.startsWith(UNDONE) }]));
}

/**
 * Copies the text of a message's `answered_note`, for undo. The journal gets the copy's id, because it would outlive a text;
 * the copy is erased with the message.
 */
export async function copyAnsweredNote(
  db: Database,
  { id: lead, answered_note: words }: { id: string; answered_note: string },
): Promise<string> {
  const id = randomUUID();
  await addNote(db, { id, lead, at: Date.now(), author: "", kind: "answered", words });
  return id;
}

/** The copies of these messages by their ids. */
export async function readAnsweredNotes(
  { kysely }: Database,
  leads: readonly string[],
): Promise<Map<string, string>> {
  if (leads.length === 0) return new Map();
  const rows = await kysely
    .selectFrom("lead_notes")
    .select(["id", "words"])
    .where("lead", "in", leads)
    .where("kind", "=", "answered")
    .execute();
  return new Map(rows.map(({ id, words }) => [id, words]));
}
