import { gymFacts } from "#content/gym-facts.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import { type Database, isPreview } from "#db/drivers/database.server.ts";

let known = gymFacts();

/** What the gym says of itself: its settings in the database, and content/site.ts for those that it has not made. */
export async function readGym(db: Database): Promise<GymFacts> {
  const rows = await db.kysely.selectFrom("gym_settings").selectAll().execute();
  const facts = gymFacts(new Map(rows.map(({ name, value }) => [name, value])));
  if (!isPreview()) known = facts;
  return facts;
}

/** The same as it was read last, for a page that can't wait for the database: a telephone number stands on each. */
export function lastKnownGym(): GymFacts {
  return known;
}
