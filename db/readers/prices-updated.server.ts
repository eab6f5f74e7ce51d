import { createHash } from "node:crypto";
import { log } from "#config/log.server.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { saveNote, readNote } from "./notes.server.ts";
import type { Plan } from "#domain/plans.ts";

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
