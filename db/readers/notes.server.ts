import { log } from "#config/log.server.ts";
import { type Database, isPreview } from "#db/drivers/database.server.ts";

/** What is still to be written, oldest first. It counts as known already. */
const unwritten = new WeakMap<Database, Map<string, string>>();
const writing = new WeakSet<Database>();

/** What the site has seen and noted in the table `settings`. */
export async function readNote(db: Database, key: string): Promise<string | undefined> {
  const waiting = unwritten.get(db)?.get(key);
  if (waiting !== undefined) {
    void writeSeen(db);
    return waiting;
  }
  const row = await db.kysely
    .selectFrom("settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value;
}

/**
 * Writes a note behind the page, one at a time: while another program holds the database's lock, no page waits for it,
 * and the writes that wait don't use up the connections.
 */
export function saveNote(db: Database, key: string, value: string): void {
  if (isPreview()) return;
  if (db.readOnly()) throw new Error("the database may only be read");
  const notes = unwritten.get(db) ?? new Map<string, string>();
  unwritten.set(db, notes);
  notes.delete(key);
  notes.set(key, value);
  void writeSeen(db);
}

async function writeSeen(db: Database) {
  if (writing.has(db)) return;
  writing.add(db);
  const notes = unwritten.get(db) ?? new Map<string, string>();
  try {
    for (const [key, value] of notes) {
      await db.kysely
        .insertInto("settings")
        .values({ key, value })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
        .execute();
      if (notes.get(key) === value) notes.delete(key);
    }
  } catch (error) {
    log.warn({ err: error }, "could not keep a note; it is tried again with the next page that reads it");
  } finally {
    writing.delete(db);
  }
}
