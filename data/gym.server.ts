import { type GymFacts, gymFacts } from "#content/gym-facts.ts";
import type { Database } from "#data/store/database.server.ts";

/** What the gym says of itself: its settings in the database, and content/site.ts for those that it has not made. */
export async function readGym(db: Database): Promise<GymFacts> {
  const rows = await db.kysely.selectFrom("gym_settings").selectAll().execute();
  return gymFacts(new Map(rows.map(({ name, value }) => [name, value])));
}
