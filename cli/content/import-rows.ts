import { basename } from "node:path";
import type { Input } from "#cli/command.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { confirm } from "./confirm.ts";
import { planEdit, readRows } from "#operations/changes/edit.ts";
import { noteFailure } from "#operations/changes/failed-import.ts";
import { UserError } from "#config/user-error.ts";
import { readSheet } from "#operations/sheets/read-sheet.ts";
import { parseRows } from "#operations/sheets/sheet-rows.ts";
import { openStore } from "#operations/stores.ts";
import type { Collection } from "#operations/collections/collection.ts";
import { warn } from "#cli/terminal.ts";

/** Reads the file, shows what would change, asks, changes it all at once. */
export async function importRows(subject: Collection, input: Input): Promise<number | void> {
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
  subject: Collection,
  input: Input,
  path: string,
): Promise<number | void> {
  const sheet = await readSheet(path);
  const { rows: wanted, faults } = parseRows(subject, sheet, await readRows(db, subject));
  if (faults.length > 0) throw faulty(path, subject, faults);
  for (const note of sheet.notes) warn(note);
  return confirm(db, await planEdit(db, subject, wanted), input, basename(path));
}

function faulty(path: string, subject: Collection, faults: readonly string[]): UserError {
  return new UserError(
    [`${path} can't be imported:`, ...faults.map((fault) => `  ${fault}`)].join("\n"),
    `Nothing was changed. Correct the file and run this again; \`gym ${subject.name} import --help\` explains each column.`,
  );
}
