import { basename } from "node:path";
import type { Database } from "#db/drivers/database.server.ts";
import { specialPortraits } from "#content/trainer-order.ts";
import { pictureNames } from "#domain/trainers.ts";
import type { ProgressBar, Terminal } from "#cli/terminal.ts";
import type { BucketName } from "#operations/pictures/buckets.ts";
import { tidy } from "#operations/sheets/csv.ts";
import { UserError } from "#config/user-error.ts";
import { readSheet } from "#operations/sheets/read-sheet.ts";
import { trainers } from "#operations/collections/people.collection.ts";
import { cellText } from "#operations/collections/collection.ts";
import { readTable } from "#operations/rows/table-rows.ts";

const questions: Record<BucketName, string> = {
  tour: "what does it show, for somebody who can't see it?",
  nutrition: "its title, two or three words:",
  trainers: "whose portrait is it? First and last name:",
};

/** Asks for the description of a picture. */
export async function wordsFor(
  to: BucketName,
  file: string,
  db: Database,
  bar: ProgressBar,
  terminal: Terminal,
): Promise<string> {
  if (to === "trainers") {
    const name = await findTrainer(file, db);
    if (name) return name;
  }
  bar.end();
  for (;;) {
    const answer = await terminal.ask(`${file}: ${questions[to]}`);
    if (answer === null) {
      throw new Unanswered(
        `${file} has no words.`,
        "Answer the question, or write a CSV file with the columns 'file' and 'words': --words FILE.csv",
      );
    }
    if (answer !== "") return answer;
  }
}

/** The input has ended, so asking again is useless. */
export class Unanswered extends UserError {}

/** The trainer whose name is the file name. */
async function findTrainer(file: string, db: Database): Promise<string | undefined> {
  const normalize = (text: string) =>
    text
      .toLowerCase()
      .replace(/\.[a-z]+$/, "")
      .replace(/[^a-z0-9]/g, "");
  const rows = await readTable(db, trainers);
  return rows
    .map(({ row }) => cellText(row["Name"]))
    .find((name) =>
      pictureNames(name, specialPortraits).some((picture) => normalize(picture) === normalize(file)),
    );
}

/** Reads descriptions by file name from a CSV file. Every file needs one. */
export async function readAlts(path: string, files: readonly string[]): Promise<Map<string, string>> {
  const [headings = [], ...rows] = (await readSheet(path)).rows.map((row) => row.map(tidy));
  const [fileColumn, wordsColumn] = ["file", "words"].map((heading) =>
    headings.findIndex((one) => one.toLowerCase() === heading),
  );
  if (fileColumn === undefined || wordsColumn === undefined || fileColumn < 0 || wordsColumn < 0) {
    throw new UserError(
      `${path} needs the column names 'file' and 'words' in its first row.`,
      "Nothing was changed.",
    );
  }
  const known = new Map(rows.map((row) => [(row[fileColumn] ?? "").toLowerCase(), row[wordsColumn] ?? ""]));
  const without = files.map((file) => basename(file)).filter((name) => !known.get(name.toLowerCase()));
  if (without.length > 0) {
    throw new UserError(
      [
        `${path} has no words for:`,
        ...without.slice(0, 20).map((name) => `  ${name}`),
        ...(without.length > 20 ? [`  and ${without.length - 20} more`] : []),
      ].join("\n"),
      "Add a row for each. Nothing was changed.",
    );
  }
  return known;
}
