import { UserError } from "#config/user-error.ts";
import { parseWeek } from "#domain/schedule/week-hours.ts";
import type { OpenHours } from "#domain/schedule/clock.ts";
import type { Terminal } from "#cli/terminal.ts";
import { answersSchema, findProblems } from "./answers.ts";

type Name = keyof typeof answersSchema.shape;
type Question = [name: Name, words: string, read?: (answer: string) => unknown];

const questions: Question[] = [
  ["name", "What is the gym called?"],
  ["street", "Street and number?"],
  ["town", "Town?"],
  ["region", "State, in two letters?", (answer) => answer.toUpperCase()],
  ["postalCode", "ZIP code?"],
  ["timeZone", "Time zone, like America/Phoenix?"],
  ["phone", "Phone?"],
  ["email", "E-mail address for visitors?"],
  [
    "hours",
    "When is someone at the front desk, like 'Mon-Fri 6am-8pm, Sat 8am-noon'? One span for each day.",
    readHours,
  ],
  ["allDayAccess", "May members come in at any hour? [yes/no]", (answer) => /^y/i.test(answer)],
  ["programs", "Programs, separated by commas?", listed],
  ["color", "Main color, like #0a5c8f?"],
  ["pages", "Pages, separated by commas? Empty for all.", (answer) => (answer ? listed(answer) : undefined)],
];

/** The questions at a terminal. One whose answer can't be used is asked again. */
export async function askAnswers(terminal: Terminal): Promise<unknown> {
  const answers: [Name, unknown][] = [];
  for (const question of questions) answers.push([question[0], await ask(terminal, question)]);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}

async function ask(terminal: Terminal, [name, words, read = (answer) => answer]: Question) {
  for (;;) {
    const answer = await terminal.ask(words);
    if (answer === null)
      throw new UserError(
        "There was no answer, so nothing was changed.",
        "Or write the answers into a file: gym new --answers FILE.json",
      );
    const value = read(answer.trim());
    const { error } = answersSchema.shape[name].safeParse(value);
    if (!error) return value;
    terminal.say(name === "hours" ? `'${answer}' can't be read as hours.` : findProblems(error).join("\n"));
  }
}

function listed(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function readHours(text: string): unknown {
  const week = parseWeek(text);
  if (!week) return text;
  const span = (open: OpenHours | null) => open && `${open.opens}-${open.closes}`;
  return Object.fromEntries(Object.entries(week).map(([day, open]) => [day, span(open)]));
}
