import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { env } from "#config/env.server.ts";
import { UserError } from "#config/user-error.ts";
import { count } from "#domain/text.ts";
import { type Command, json, text } from "#cli/command.ts";
import { type Answers, answersSchema, findProblems, unwritten } from "./answers.ts";
import { askAnswers } from "./ask-answers.ts";
import { prepareFolder, writeGym } from "./write-gym.ts";

/** `gym new`: another gym's facts, colors and starter texts. */
export const newGym: Command = {
  summary: "Makes this the site of another gym.",
  about:
    "Writes the gym's facts, colors, neutral texts and the list of its pages into content/own/, which updates never touch. " +
    "Without --answers it asks. The answers are a JSON object: name, town, region, postalCode, street, timeZone, phone, " +
    'email, hours ({"Monday": "06:00-20:00", "Sunday": null, …}), allDayAccess (true or false), programs (titles), ' +
    'color ("#0a5c8f") and pages (paths that are on). For the next steps, see docs/content.md, Another gym.',
  args: [],
  options: [
    text("answers", "FILE.json", "a file with the answers"),
    text("into", "FOLDER", "write into a new copy of the project there"),
    json,
  ],
  examples: [
    ["new", "asks a dozen questions"],
    ["new --answers gym.json", "takes the answers from a file"],
    ["new --answers gym.json --into ../river-city", "leaves this folder as it is"],
  ],
  async run({ answers: file, into, json: asJson }, { terminal }) {
    const given = file === undefined ? await askAnswers(terminal) : readAnswers(String(file));
    const answers = checkAnswers(given);
    const folder = prepareFolder(into === undefined ? undefined : resolve(String(into)));
    const files = await writeGym(folder, answers);
    const later = answers.pages.filter((path) => unwritten.includes(path));
    if (asJson) return terminal.printJson({ folder, files, off: later });
    await terminal.print(`${answers.name} is in ${folder}: ${count(files.length, "file")} in content/own/.`);
    if (later.length > 0)
      await terminal.print(
        `Off until you have your own texts and pictures for it: ${later.join(", ")} (docs/content.md, Another gym).`,
      );
    if (existsSync(resolve(folder, env.DATA_DIR, "site.sqlite")))
      await terminal.print("This site has run before: gym sample clear removes the data of the sample gym.");
    await terminal.print(
      "Next: npm start shows the site, npm test checks it, gym doctor lists what is left to write.",
    );
  },
};

function readAnswers(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new UserError(
      `${file} can't be read. Nothing was changed.`,
      "Name a file with the answers: gym new --help",
    );
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UserError(
      `${file} is not JSON: ${(error as Error).message}. Nothing was changed.`,
      "Correct the file there. `gym new --help` explains the answers.",
    );
  }
}

function checkAnswers(given: unknown): Answers {
  const { data, error } = answersSchema.safeParse(given);
  if (data) return data;
  throw new UserError(
    findProblems(error).join("\n"),
    "Correct the answers and try again. Nothing was changed.",
  );
}
