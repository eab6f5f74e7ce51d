import { everyProgram } from "#content/programs/programs.ts";
import type { Program } from "#content/programs/program.ts";
import { splitLines, splitParagraphs } from "#domain/text.ts";
import { shownRows } from "./site-lists.ts";

/** A row of the table site_programs, and of content/programs/ as the desk shows it. */
export type ProgramRow = {
  id: string;
  title: string;
  description: string;
  /** Paragraphs are separated by an empty line. */
  about: string | null;
  /** Names of plans, one per line. */
  plans: string | null;
  /** Key of a picture; null for that of content/. */
  picture: string | null;
  position: number;
  hidden: string | null;
};

const ownPrograms = new Map(everyProgram.map((program) => [program.slug, program]));

/** Its page is about the sports and does not show the program's paragraphs. */
export const WITHOUT_PARAGRAPHS = "sports-performance";

export const originalPrograms: readonly ProgramRow[] = everyProgram.map((program, index) => ({
  id: program.slug,
  title: program.title,
  description: program.description,
  about: program.slug === WITHOUT_PARAGRAPHS ? null : program.paragraphs.join("\n\n"),
  plans: program.plans?.join("\n") ?? null,
  picture: null,
  position: index + 1,
  hidden: null,
}));

export type GymPrograms = {
  /** The programs that visitors see, in menu order. */
  shown: readonly Program[];
  /** Paths of the programs that are hidden, and of those that were added at the desk. */
  hidden: readonly string[];
  added: readonly string[];
};

/** The programs of content/, with what the gym has changed, added and hidden. */
export function gymPrograms(stored: readonly ProgramRow[]): GymPrograms {
  const changed = new Set(stored.map(({ id }) => id));
  const visible = shownRows(originalPrograms, stored);
  const paths = (rows: readonly ProgramRow[]) => rows.map(({ id }) => `/programs/${id}`);
  return {
    shown: visible.map((row) => (changed.has(row.id) ? toProgram(row) : ownPrograms.get(row.id)!)),
    hidden: paths(stored.filter(({ hidden }) => hidden)),
    added: paths(visible.filter(({ id }) => !ownPrograms.has(id))),
  };
}

const newProgram = { iconName: "Star", image: "hero-programs", gallery: [] } as const;

function toProgram({ id, title, description, about, plans, picture }: ProgramRow): Program {
  return {
    ...(ownPrograms.get(id) ?? newProgram),
    slug: id,
    title,
    description,
    paragraphs: splitParagraphs(about ?? ""),
    plans: splitLines(plans ?? ""),
    ...(picture && { picture }),
  };
}
