import { createHash } from "node:crypto";
import type { Database } from "#db/drivers/database.server.ts";
import { saveNote, readNote } from "./notes.server.ts";

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
