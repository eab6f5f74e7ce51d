import { basename } from "node:path";
import type { Input } from "#cli/command.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { confirm } from "./confirm.ts";
import { editOf, rowsOf } from "#operations/changes/edit.ts";
import { noteFailure } from "#operations/changes/failed-import.ts";
import { Fault } from "#config/user-error.ts";
import { readSheet } from "#operations/sheets/read-sheet.ts";
import { readRows } from "#operations/sheets/sheet-rows.ts";
import { openStore } from "#operations/stores.ts";
import type { Subject } from "#operations/collections/collection.ts";
import { warn } from "#cli/terminal.ts";

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

function faulty(path: string, subject: Subject, faults: readonly string[]): Fault {
  return new Fault(
    [`${path} can't be imported:`, ...faults.map((fault) => `  ${fault}`)].join("\n"),
    `Nothing was changed. Correct the file and run this again; \`gym ${subject.name} import --help\` explains each column.`,
  );
}
