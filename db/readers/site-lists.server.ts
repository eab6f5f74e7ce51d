import { partners as ownPartners } from "#content/pages/partners.ts";
import {
  originalJobs,
  originalPartners,
  originalQuestions,
  type QuestionRow,
  shownRows,
} from "#content/originals/site-lists.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { splitLines } from "#domain/text.ts";

// What visitors see of the lists in content/ that the gym can change at the desk.

export async function readQuestions(db: Database): Promise<QuestionRow[]> {
  return shownRows(originalQuestions, await db.kysely.selectFrom("site_questions").selectAll().execute());
}

export type ShownPartner = {
  id: string;
  name: string;
  /** Name of the logo in media/partners, or null for the name in letters. */
  logo: string | null;
  office: string;
  description: string;
  services: string[];
  website: string | null;
  /** As in content/. */
  isOriginal: boolean;
};

export async function readPartners(db: Database): Promise<ShownPartner[]> {
  const rows = await db.kysely.selectFrom("site_partners").selectAll().execute();
  return shownRows(originalPartners, rows).map(({ id, name, office, description, services, website }) => ({
    id,
    name,
    // A logo has the name in it.
    logo: ownPartners.find((one) => one.id === id && one.name === name)?.logo ?? null,
    office: office ?? "",
    description,
    services: splitLines(services ?? ""),
    website,
    isOriginal: originalPartners.some((one) => one.id === id && one.name === name),
  }));
}

export type ShownJob = { id: string; title: string; description: string; facts: string[] };

export async function readJobs(db: Database): Promise<ShownJob[]> {
  const rows = await db.kysely.selectFrom("site_jobs").selectAll().execute();
  return shownRows(originalJobs, rows).map(({ id, title, description, facts }) => ({
    id,
    title,
    description,
    facts: splitLines(facts ?? ""),
  }));
}

/** When the gym last changed each text, program ('programs.evo-mayhem.') and list ('jobs'). */
export async function readChangeDates({ kysely }: Database): Promise<Map<string, Date>> {
  const dates = new Map<string, Date>();
  const lists = { questions: "site_questions", partners: "site_partners", jobs: "site_jobs" } as const;
  for (const { id, changed_at } of await kysely
    .selectFrom("site_programs")
    .select(["id", "changed_at"])
    .execute())
    dates.set(`programs.${id}.`, new Date(Number(changed_at)));
  for (const { name, changed_at } of await kysely
    .selectFrom("site_texts")
    .select(["name", "changed_at"])
    .execute())
    dates.set(name, new Date(Number(changed_at)));
  for (const [name, table] of Object.entries(lists)) {
    const row = await kysely
      .selectFrom(table)
      .select((column) => column.fn.max("changed_at").as("last"))
      .executeTakeFirst();
    if (row?.last) dates.set(name, new Date(Number(row.last)));
  }
  return dates;
}
