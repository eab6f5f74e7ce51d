import { filesBeside } from "#content/programs/program-files.ts";
import { listed, type Program } from "#content/programs/program.ts";

type Files = Record<string, { program: Program }>;

/** Every file here is a program, except those whose names start with 'program'. */
const files: Files = import.meta.env
  ? import.meta.glob<Files[string]>(["./*.ts", "!./program*.ts"], { eager: true })
  : await filesBeside(import.meta.url, "program");

const all = Object.values(files).map(({ program }) => program);

/** In menu order. */
export const programs: readonly Program[] = listed(all).toSorted(
  (a, b) => (a.order ?? 99) - (b.order ?? 99) || a.title.localeCompare(b.title),
);

/** Those of the menu, and the one that only links lead to. */
export const everyProgram: readonly Program[] = [...programs, ...all.filter((program) => program.unlisted)];
