import { basename } from "node:path";
import { agreed } from "#operator/cli/ask.ts";
import type { Input } from "#operator/cli/command.ts";
import type { Database } from "#data/store/database.server.ts";
import { isNothing } from "./difference.ts";
import { carryOut, type Edit, editOf, rowsOf } from "./edit.ts";
import { noteFailure } from "./failed-import.ts";
import { Fault } from "#operator/cli/fault.ts";
import { plainDifference, printDifference, sayAll, summaryOf } from "./say-difference.ts";
import { readSheet } from "./read-sheet.ts";
import { readRows } from "./sheet-rows.ts";
import { openStore } from "#operator/archive/stores.ts";
import type { Subject } from "./subject.ts";
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
  const { rows: wanted, faults } = readRows(subject, sheet, await rowsOf(db, subject));
  if (faults.length > 0) throw faulty(path, subject, faults);
  for (const note of sheet.notes) warn(note);
  return confirm(db, await editOf(db, subject, wanted), input, basename(path));
}

/** Shows what would change, asks, changes it all at once. */
async function confirm(
  db: Database,
  edit: Edit,
  input: Input,
  fileName: string | null = null,
): Promise<number | void> {
  const { subject, wanted, shown } = edit;
  const asJson = input.has("json");
  if (isNothing(shown)) {
    if (asJson) return printJson({ applied: false, ...plainDifference(subject, shown) });
    return print(`Nothing to do: the table has just these ${sayAll(subject, wanted.length)} already.`);
  }
  if (!asJson) await printDifference(subject, shown);
  if (wanted.length === 0) warn(`no row is left: every one of the ${subject.many} comes off the site`);
  for (const warning of edit.warnings) warn(warning);
  if (input.has("check")) {
    if (asJson) return printJson({ applied: false, ...plainDifference(subject, shown) });
    return print(`${summaryOf(shown)}. Only a look: nothing was changed.`);
  }
  if (!(await agreed(`Apply this to the ${subject.many} (${summaryOf(shown)})`, input.has("yes")))) {
    return say("Nothing was changed.");
  }
  const id = await carryOut(db, edit, { fileName });
  if (asJson) return printJson({ applied: true, import: id, ...plainDifference(subject, shown) });
  await print(`Done: ${summaryOf(shown)}. The site shows it within 10 seconds. To take it back: gym undo`);
}

function faulty(path: string, subject: Subject, faults: readonly string[]): Fault {
  return new Fault(
    [`${path} can't be imported:`, ...faults.map((fault) => `  ${fault}`)].join("\n"),
    `Nothing was changed. Correct the file and run this again; \`gym ${subject.name} import --help\` explains each column.`,
  );
}
