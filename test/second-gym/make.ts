import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runGym } from "#test/support/run-gym.ts";
import type { projectCopy } from "#test/support/project-copy.ts";

type Project = ReturnType<typeof projectCopy>;

const fixture = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** Runs `gym new`, then writes the facts of a gym with two places and a timetable. */
export async function makeSecondGym({ folder, write }: Project): Promise<string> {
  const words = ["new", "--answers", join(import.meta.dirname, "answers.json")];
  const { code, out, said } = await runGym({}, words, { folder });
  if (code !== 0) throw new Error(said);
  write("content/own/site.ts", fixture("site.ts"));
  write("content/own/programs/programs.ts", fixture("programs.ts"));
  write(
    "content/own/plans.ts",
    fixture("../../content/starter/plans.ts")
      .replace(/(planNames[^=]*= )\[\]/, '$1["Strength Monthly", "Strength Drop In"]')
      .replace("names: []", 'names: ["Strength"]'),
  );
  return out;
}

/** The build's errors for an unknown plan and time zone, which it fixes afterward. */
export async function readRefusal(project: Project): Promise<string> {
  const before = ["content/programs/adult-classes.ts", "content/site.ts"].map(
    (file) => [file, readFileSync(join(project.folder, file), "utf8")] as const,
  );
  project.edit("content/programs/adult-classes.ts", (code) => code.replace('"Drop In",', '"Drop Inn",'));
  project.edit("content/site.ts", (code) => code.replace("America/New_York", "America/Nowhere"));
  const refused = await project.build().then(
    () => "",
    (error: { stderr: string }) => error.stderr,
  );
  for (const [file, code] of before) project.write(file, code);
  return refused;
}
