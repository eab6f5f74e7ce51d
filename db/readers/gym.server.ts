import { gymFacts } from "#content/gym-facts.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import { type Database, isPreview } from "#db/drivers/database.server.ts";

let known = gymFacts();

/** The gym's settings. Those that are not set come from content/site.ts. */
export async function readGym(db: Database): Promise<GymFacts> {
  const rows = await db.kysely.selectFrom("gym_settings").selectAll().execute();
  const facts = gymFacts(new Map(rows.map(({ name, value }) => [name, value])));
  if (!isPreview()) known = facts;
  return facts;
}

/** The facts of the last read, for a page that must not wait for the database. */
export function lastKnownGym(): GymFacts {
  return known;
}
