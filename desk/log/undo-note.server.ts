import { siteDatabase } from "#db/drivers/database.server.ts";
import type { ChangeTable } from "#db/schema/schema.ts";
import { addAuditEntry } from "#operations/changes/audit-log.ts";
import { messageNotes } from "#desk/messages/message-notes.server.ts";
import { pictureNotes } from "#desk/pictures/picture-notes.server.ts";
import type { NoteHands } from "./note-undo.ts";

const BACK = "taken back: ";

type Note = Pick<ChangeTable, "subject" | "what" | "before" | "after">;

const hands: Readonly<Record<string, NoteHands<never>>> = { messages: messageNotes, pictures: pictureNotes };

function sidesOf({ subject, before, after }: Note) {
  const hand = Object.hasOwn(hands, subject) ? hands[subject] : undefined;
  if (!hand || before === null || after === null) return null;
  return { hand, before: JSON.parse(before) as never, after: JSON.parse(after) as never };
}

/** Whether a note can be taken back at this moment. */
export async function mayTakeBack(note: Note): Promise<boolean> {
  const sides = sidesOf(note);
  return sides !== null && (await sides.hand.stands(sides.before, sides.after).catch(() => false));
}

/** Takes it back, and writes that down; it can be done again from there. False: something else has happened since. */
export async function takeNoteBack(id: string, who: string): Promise<boolean> {
  const note = await siteDatabase()
    .kysely.selectFrom("changes")
    .select(["subject", "what", "before", "after"])
    .where("id", "=", id)
    .where("import_id", "is", null)
    .executeTakeFirst();
  const sides = note && (await mayTakeBack(note)) ? sidesOf(note) : null;
  if (!note || !sides || !(await sides.hand.takeBack(sides.before, sides.after))) return false;
  const what = note.what.startsWith(BACK) ? note.what.slice(BACK.length) : BACK + note.what;
  await addAuditEntry(siteDatabase(), who, note.subject, what, { before: sides.after, after: sides.before });
  return true;
}
