import { sql } from "kysely";
import { gymFacts } from "#content/gym-facts.ts";
import { textReader, type ReadText } from "#content/originals/site-texts.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import { type Database, isPreview } from "#db/drivers/database.server.ts";
import { contextKey } from "#http/request-context.server.ts";

/**
 * What the gym has set instead of content/: facts, texts, and what is off: paths of pages and sections of home like '/#tour'.
 */
type GymContent = { facts: GymFacts; text: ReadText; off: readonly string[] };

let known: GymContent = { facts: gymFacts(), text: textReader({}), off: [] };

/** Of the current request, set before the loaders run. */
export const gymContent = contextKey<GymContent>(known);

/** Settings, reworded texts and pages that are off, in one query for every page. Those that are not set come from content/. */
export async function readGymContent({ kysely }: Database): Promise<GymContent> {
  const rows = await kysely
    .selectFrom("gym_settings")
    .select([sql<string>`'setting'`.as("kind"), "name", "value"])
    .unionAll(kysely.selectFrom("site_texts").select([sql<string>`'text'`.as("kind"), "name", "value"]))
    .unionAll(
      kysely
        .selectFrom("pages_off")
        .select([sql<string>`'off'`.as("kind"), "page as name", sql<string>`''`.as("value")]),
    )
    .execute();
  const valuesAt = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ name, value }) => [name, value] as const);
  const off = valuesAt("off")
    .map(([page]) => page)
    .toSorted();
  const content = {
    facts: gymFacts(new Map(valuesAt("setting"))),
    text: textReader(Object.fromEntries(valuesAt("text"))),
    off: off.join() === known.off.join() ? known.off : off,
  };
  if (!isPreview()) known = content;
  return content;
}

/** The gym's settings. Those that are not set come from content/site.ts. */
export async function readGym(db: Database): Promise<GymFacts> {
  return (await readGymContent(db)).facts;
}

/** What the last read returned, for what must not wait for the database. `off` is the same array until it changes. */
export function lastKnownGym(): GymContent {
  return known;
}
