import { log } from "#config/log.server.ts";
import { type Database, isPreview } from "#db/drivers/database.server.ts";
import { createHash } from "node:crypto";
import { gymDay } from "#content/gym-clock.ts";
import type { Plan } from "#domain/plans.ts";

/** Notes not written yet, oldest first. Reads see them already. */
const unwritten = new WeakMap<Database, Map<string, string>>();
const writing = new WeakSet<Database>();

/** The site's own notes in the table `settings`. */
async function readNote(db: Database, key: string): Promise<string | undefined> {
  const waiting = unwritten.get(db)?.get(key);
  if (waiting !== undefined) {
    void writePending(db);
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
 * Writes in the background, one note at a time: no page waits while another program holds the database's lock, and
 * waiting writes don't use up the connections.
 */
function saveNote(db: Database, key: string, value: string): void {
  if (isPreview()) return;
  if (db.readOnly()) throw new Error("the database may only be read");
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
      await db.kysely
        .insertInto("settings")
        .values({ key, value })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
        .execute();
      if (notes.get(key) === value) notes.delete(key);
    }
  } catch (error) {
    log.warn({ err: error }, "could not save a note; the next page that reads it retries");
  } finally {
    writing.delete(db);
  }
}

/**
 * The moment since which the site has seen exactly these facts. Tables that other tools write to have no dates of
 * their own, so the site remembers a fingerprint of what it saw, and when it first did.
 */
export async function unchangedSince(db: Database, what: string, facts: unknown, now: Date): Promise<Date> {
  const key = `seen: ${what}`;
  const print = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 24);
  const [seen, since] = (await readNote(db, key))?.split(" ") ?? [];
  if (seen === print && since) return new Date(since);
  saveNote(db, key, `${print} ${now.toISOString()}`);
  return now;
}

const KEY = "prices seen";

/**
 * The day since which the board has shown these very prices. The gym's table has no date and any tool may change it,
 * so the site remembers what it saw and when it first did. null when that can't be remembered.
 */
export async function pricesUpdatedOn(
  db: Database,
  plans: readonly Plan[],
  now: Date,
): Promise<string | null> {
  const print = fingerprint(plans);
  try {
    const [seen, day] = (await readNote(db, KEY))?.split(" ") ?? [];
    if (seen === print && day) return day;
    const today = gymDay(now);
    saveNote(db, KEY, `${print} ${today}`);
    return today;
  } catch (error) {
    log.warn({ err: error }, "could not tell since when the prices stand");
    return null;
  }
}

function fingerprint(plans: readonly Plan[]): string {
  const facts = plans.map(({ name, term, price }) => [name, term, price]);
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
}
