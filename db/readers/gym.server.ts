import { sql } from "kysely";
import { classPages } from "#content/class-pages.ts";
import { gymFacts } from "#content/gym-facts.ts";
import { noPageChanges, type PageChanges } from "#content/is-on.ts";
import { type GymPrograms, gymPrograms, type ProgramRow } from "#content/originals/site-programs.ts";
import { textReader, type ReadText } from "#content/originals/site-texts.ts";
import type { GymFacts } from "#domain/gym-settings.ts";
import { type Database, isPreview } from "#db/drivers/database.server.ts";
import { contextKey } from "#http/request-context.server.ts";

/** What the gym has set instead of content/. */
type GymContent = { facts: GymFacts; text: ReadText; programs: GymPrograms; pages: PageChanges };

let known: GymContent = {
  facts: gymFacts(),
  text: textReader({}),
  programs: gymPrograms([]),
  pages: noPageChanges,
};

/** The content for the current request, set before the loaders run. */
export const gymContent = contextKey<GymContent>(known);

const programCells = ["title", "description", "about", "plans", "picture", "hidden"] as const;

/**
 * Settings, reworded texts, programs, and pages that are off, in one query for every page: each row is one value. What is
 * not set comes from content/.
 */
export async function readGymContent({ kysely }: Database): Promise<GymContent> {
  const as = (kind: string) => sql<string>`${sql.lit(kind)}`.as("kind");
  const value = sql.ref<string | null>("value").as("value");
  const stored = kysely.selectFrom("site_programs");
  let all = kysely
    .selectFrom("gym_settings")
    .select([as("setting"), "name", value])
    .unionAll(kysely.selectFrom("site_texts").select([as("text"), "name", value]))
    .unionAll(kysely.selectFrom("pages_off").select([as("off"), "page as name", sql<string>`''`.as("value")]))
    .unionAll(stored.select([as("position"), "id as name", sql<string>`cast(position as text)`.as("value")]));
  for (const cell of programCells)
    all = all.unionAll(stored.select([as(cell), "id as name", sql.ref<string | null>(cell).as("value")]));
  const rows = await all.execute();
  const valuesAt = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.name, row.value ?? ""]));
  const programs = gymPrograms(programRows(valuesAt));
  const pages = {
    off: [...valuesAt("off").keys(), ...programs.hidden].toSorted(),
    added: programs.added,
  };
  const content = {
    facts: gymFacts(valuesAt("setting")),
    text: textReader(Object.fromEntries(valuesAt("text"))),
    programs,
    pages: JSON.stringify(pages) === JSON.stringify(known.pages) ? known.pages : pages,
  };
  if (!isPreview()) known = content;
  return content;
}

function programRows(valuesAt: (kind: string) => ReadonlyMap<string, string>): ProgramRow[] {
  const cells = programCells.map((cell) => [cell, valuesAt(cell)] as const);
  return [...valuesAt("position")].map(([id, position]) => ({
    id,
    position: Number(position),
    ...(Object.fromEntries(cells.map(([cell, values]) => [cell, values.get(id) ?? ""])) as Record<
      (typeof programCells)[number],
      string
    >),
  }));
}

/** The gym's settings. Those that are not set come from content/site.ts. */
export async function readGym(db: Database): Promise<GymFacts> {
  return (await readGymContent(db)).facts;
}

/** The names of the programs that can have classes, by slug: those of content/, as the gym has named them, and its own. */
export function classPrograms(): ReadonlyMap<string, string> {
  const names = new Map([...classPages].map(([slug, { title }]) => [slug, title]));
  for (const { slug, title } of known.programs.shown) names.set(slug, title);
  return names;
}

/** The result of the last read, for callers that can't wait for the database. Compare `pages` by identity. */
export function lastKnownGym(): GymContent {
  return known;
}
