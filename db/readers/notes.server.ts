import { createHash } from "node:crypto";
import { log } from "#config/log.server.ts";
import { type Database, isPreview } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { readNote, writeNote } from "./site-notes.server.ts";
import type { Plan } from "#domain/plans.ts";

/** Notes that are not written yet, oldest first. Reads include them. */
const unwritten = new WeakMap<Database, Map<string, string>>();
const writing = new WeakSet<Database>();

async function readSavedNote(db: Database, key: string): Promise<string | undefined> {
  const waiting = unwritten.get(db)?.get(key);
  if (waiting !== undefined) {
    void writePending(db);
    return waiting;
  }
  return readNote(db, key);
}

/**
 * Writes in the background, one note at a time, so that no page waits for another program's lock and waiting writes do not
 * use up the connections.
 */
function saveNote(db: Database, key: string, value: string): void {
  if (isPreview()) return;
  if (db.readOnly()) throw new Error("the database is read-only");
  const notes = unwritten.get(db) ?? new Map<string, string>();
  unwritten.set(db, notes);
  notes.delete(key);
  notes.set(key, value);
  void writePending(db);
}

async function writePending(db: Database) {
  if (writing.has(db)) return;
  writing.add(db);
  const notes = unwritten.get(db) ?? new Map<string, string>();
  try {
    for (const [key, value] of notes) {
      await writeNote(db, key, value);
      if (notes.get(key) === value) notes.delete(key);
    }
  } catch (error) {
    log.warn({ err: error }, "could not save a note; the next page that reads it retries");
  } finally {
    writing.delete(db);
  }
}

/**
 * When the site first saw exactly these facts. It stores a hash, since tables that other tools write to have no dates.
 */
export async function unchangedSince(db: Database, what: string, facts: unknown, now: Date): Promise<Date> {
  return new Date(await firstSeen(db, `seen: ${what}`, facts, now.toISOString()));
}

/** The first day with exactly these prices; null if it could not be read. */
export async function pricesUpdatedOn(
  db: Database,
  plans: readonly Plan[],
  now: Date,
): Promise<string | null> {
  const facts = plans.map(({ name, term, price }) => [name, term, price]);
  try {
    return await firstSeen(db, "prices seen", facts, gymDay(now));
  } catch (error) {
    log.warn({ err: error }, "could not read the date of the last price change");
    return null;
  }
}

async function firstSeen(db: Database, key: string, facts: unknown, now: string): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 24);
  const [stored, since] = (await readSavedNote(db, key))?.split(" ") ?? [];
  // Notes of earlier versions have shorter hashes.
  if (stored && since && hash.startsWith(stored)) return since;
  saveNote(db, key, `${hash} ${now}`);
  return now;
}
