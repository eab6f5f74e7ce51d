import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extraColumns, formQuestions } from "#content/extra-fields.ts";
import { oftenOptions, whoOptions } from "#content/pages/plan-finder.ts";
import { planNames } from "#content/plans.ts";
import { profileProblems } from "./profile-problems.ts";
import { everyProgram } from "#content/programs/programs.ts";
import * as site from "#content/site.ts";
import { trapField } from "#leads/lead-fields.ts";

// What the build refuses and `gym doctor` reports: facts that cannot be right, with the file and the line.

const root = join(import.meta.dirname, "../..");

/** The gym's own files; without them, all of content/. */
export const ownContent = existsSync(join(root, "content/own")) ? "content/own" : "content";
/** The file of the gym's facts. */
export const siteFile = `${ownContent}/site.ts`;

export type ContentProblem = { where: string; what: string };

export function contentProblems(): ContentProblem[] {
  const profile = profileProblems(site).map((what) => ({ where: siteFile, what }));
  const plans = unknownPlans().flatMap((name) =>
    linesWith(JSON.stringify(name)).map((where) => ({
      where,
      what: `there is no plan named '${name}'; the names are in content/plans.ts`,
    })),
  );
  return [...profile, ...plans, ...takenNames(formQuestions, extraColumns)];
}

/** Fields of the forms and the webhook. */
const formNames =
  "id name firstName lastName email phone interest message subject timestamp source source_url user_agent doubt elapsed";
const columnNames = ["Name", "Role", "bio", "Plan Name", "Term", "Price", "URL", "Shown instead"];

/** Added fields and columns whose name exists already. */
export function takenNames(
  questions: readonly { name: string }[],
  columns: readonly { name: string; list: string }[],
): ContentProblem[] {
  const taken = new Set([...formNames.split(" "), trapField]);
  const problems = [
    ...questions.map(({ name }) => [name, name] as const),
    ...columns.map(({ list, name }) => [name, `${list} ${name}`] as const),
  ].filter(([name, key]) => {
    const isTaken = taken.has(key) || (name !== key && columnNames.includes(name));
    taken.add(key);
    return isTaken;
  });
  return problems.map(([name]) => ({
    where: "content/extra-fields.ts",
    what: `the name '${name}' is taken; choose another one`,
  }));
}

/** Plans that a program or its plan finder answers name, but that do not exist. */
function unknownPlans(): string[] {
  const named = everyProgram.flatMap(({ plans = [], purposes = [] }) => [
    ...plans,
    ...purposes.flatMap(({ fit }) =>
      whoOptions.flatMap((who) => oftenOptions.flatMap((often) => fit(who.value, often.value).plans)),
    ),
  ]);
  return [...new Set(named)].filter((name) => !planNames.includes(name));
}

/** 'content/programs/adult-classes.ts:61' */
function linesWith(text: string): string[] {
  return sourceLines("content").flatMap(({ where, line }) => (line.includes(text) ? [where] : []));
}

/** Files of content/own/ replace those of the same name. `gym new` copies content/starter/ there. */
function isInUse(file: string): boolean {
  if (file.startsWith("content/starter/")) return false;
  const [, name] = /^content\/(?!own\/)(.+)/.exec(file) ?? [];
  return name === undefined || !existsSync(join(root, "content/own", name));
}

/** The lines of source files. The container has no app/: only its build. */
export function sourceLines(...folders: string[]): { where: string; line: string }[] {
  const here = folders.filter((folder) => existsSync(join(root, folder)));
  const files = here.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .toSorted()
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter(isInUse),
  );
  return files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .map((line, index) => ({ where: `${file}:${index + 1}`, line })),
  );
}
