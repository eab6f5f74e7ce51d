import { gymFacts } from "#content/gym-facts.ts";
import { type Database, isPreview } from "#db/drivers/database.server.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import { contextKey } from "#http/request-context.server.ts";

/** `off`: what is turned off at the desk, paths of pages and sections of home like '/#tour'. */
type Settings = { gym: GymFacts; off: readonly string[] };

let known: Settings = { gym: gymFacts(), off: [] };

/** Read once for each request. */
export const settingsKey = contextKey<Settings>(known);

/** In one query, since every page needs both. */
export async function readSettings({ kysely }: Pick<Database, "kysely">): Promise<Settings> {
  const rows = await kysely
    .selectFrom("gym_settings")
    .select(["name", "value"])
    .unionAll(kysely.selectFrom("pages_off").select(["page as name", "page as value"]))
    .execute();
  const pages = rows.flatMap(({ name }) => (name.startsWith("/") ? [name] : [])).toSorted();
  const off = pages.join() === known.off.join() ? known.off : pages;
  const settings = { gym: gymFacts(new Map(rows.map(({ name, value }) => [name, value]))), off };
  if (!isPreview()) known = settings;
  return settings;
}

/** The gym's settings. Those that are not set come from content/site.ts. */
export async function readGym(db: Database): Promise<GymFacts> {
  return (await readSettings(db)).gym;
}

/** Those of the last read, for what must not wait for the database. `off` is the same array until it changes. */
export function lastKnownSettings(): Settings {
  return known;
}
