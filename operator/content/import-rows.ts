import { basename } from "node:path";
import type { Database } from "#data/store/database.server.ts";
import { apply } from "./apply.ts";
import { agreed } from "#operator/cli/ask.ts";
import type { Input } from "#operator/cli/command.ts";
import { type Difference, difference, isNothing } from "./difference.ts";
import { noteFailure } from "./failed-import.ts";
import { Fault } from "#operator/cli/fault.ts";
import { plainDifference, printDifference, sayAll, summaryOf } from "./say-difference.ts";
import { readSheet } from "./read-sheet.ts";
import { readRows } from "./sheet-rows.ts";
import { openStore } from "#operator/archive/stores.ts";
import { keyOf, type Row, type Subject } from "./subject.ts";
import { readTable } from "./table-rows.ts";
import { print, printJson, say, warn } from "#operator/cli/terminal.ts";

/** Reads the file, shows what would change, asks, changes it all at once. */
export async function importRows(subject: Subject, input: Input): Promise<number | void> {
  const path = input.words[0] ?? "";
  const db = await openStore();
  try {
    return await importFile(db, subject, input, path);
  } catch (error) {
    // Where not even that can be written, the first fault is the one to tell.
    if (!input.has("check"))
      await noteFailure(db, { subject: subject.name, file: basename(path) }).catch(() => {});
    throw error;
  }
}

async function importFile(
  db: Database,
  subject: Subject,
  input: Input,
  path: string,
): Promise<number | void> {
  const sheet = await readSheet(path);
  const current = await readTable(db, subject);
  const { rows: wanted, faults } = readRows(
    subject,
    sheet,
    current.map(({ row }) => row),
  );
  if (faults.length > 0) throw faulty(path, subject, faults);
  for (const note of sheet.notes) warn(note);

  const shown = difference(subject, current, wanted);
  const asJson = input.has("json");
  if (isNothing(shown)) {
    if (asJson) return printJson({ applied: false, ...plainDifference(subject, shown) });
    return print(`Nothing to do: the table has just these ${sayAll(subject, wanted.length)} already.`);
  }
  if (!asJson) await printDifference(subject, shown);
  if (wanted.length === 0) warn(`the file has no rows: every one of the ${subject.many} comes off the site`);
  for (const warning of subject.warn?.(wanted, keysIn(subject, shown)) ?? []) warn(warning);
  if (input.has("check")) {
    if (asJson) return printJson({ applied: false, ...plainDifference(subject, shown) });
    return print(`${summaryOf(shown)}. Only a look: nothing was changed.`);
  }
  const summary = `${subject.name}: ${summaryOf(shown)}`;
  if (!(await agreed(`Apply this to the ${subject.many} (${summaryOf(shown)})`, input.has("yes")))) {
    return say("Nothing was changed.");
  }
  const id = await apply(db, { subject, wanted, shown, summary, fileName: basename(path) });
  if (asJson) return printJson({ applied: true, import: id, ...plainDifference(subject, shown) });
  await print(`Done: ${summaryOf(shown)}. The site shows it within 10 seconds. To take it back: gym undo`);
}

function keysIn(subject: Subject, { added, changed }: Difference): Set<string> {
  const rows: Row[] = [...added, ...changed.map(({ after }) => after)];
  return new Set(rows.map((row) => keyOf(subject, row)));
}

function faulty(path: string, subject: Subject, faults: readonly string[]): Fault {
  return new Fault(
    [`${path} can't be imported:`, ...faults.map((fault) => `  ${fault}`)].join("\n"),
    `Nothing was changed. Correct the file and run this again; \`gym ${subject.name} import --help\` explains each column.`,
  );
}
