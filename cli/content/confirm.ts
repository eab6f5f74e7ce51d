import { agreed } from "#cli/ask.ts";
import type { Input } from "#cli/command.ts";
import { usageError } from "#config/user-error.ts";
import { print, printJson, say, warn } from "#cli/terminal.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { isNothing } from "#operations/changes/difference.ts";
import { applyEdit, type Edit } from "#operations/changes/edit.ts";
import { plainDifference, countRows, summarize } from "#operations/changes/format-difference.ts";
import { printDifference } from "./print-difference.ts";
import type { CellError } from "#operations/collections/collection.ts";

/** Shows what would change, asks, changes it all at once. */
export async function confirm(
  db: Database,
  edit: Edit,
  input: Input,
  fileName: string | null = null,
): Promise<number | void> {
  const { subject, wanted, shown } = edit;
  const asJson = input.has("json");
  if (isNothing(shown)) {
    if (asJson) return printJson({ applied: false, ...plainDifference(subject, shown) });
    return print(`Nothing to do: the table has just these ${countRows(subject, wanted.length)} already.`);
  }
  if (!asJson) await printDifference(subject, shown);
  if (wanted.length === 0 && fileName !== null)
    warn(`the file has no rows: every one of the ${subject.many} comes off the site`);
  for (const warning of edit.warnings) warn(warning);
  if (input.has("check")) {
    if (asJson) return printJson({ applied: false, ...plainDifference(subject, shown) });
    return print(`${summarize(shown)}. Only a look: nothing was changed.`);
  }
  if (!(await agreed(`Apply this to the ${subject.many} (${summarize(shown)})`, input.has("yes")))) {
    return say("Nothing was changed.");
  }
  const id = await applyEdit(db, edit, { fileName });
  if (asJson) return printJson({ applied: true, import: id, ...plainDifference(subject, shown) });
  await print(`Done: ${summarize(shown)}. ${whenShown(edit)} To take it back: gym undo`);
}

const SAID = 5;

/** What is done isn't always what visitors see. */
function whenShown({ subject, shown: { added, changed } }: Edit): string {
  const rows = [...added, ...changed.map(({ after }) => after)];
  const others = rows.flatMap((row) => subject.seenAs?.(row) ?? []);
  const atOnce = others.length < rows.length || rows.length === 0;
  return [
    ...(atOnce ? ["The site shows it within 10 seconds."] : []),
    ...others.slice(0, SAID).map((words) => `${words}.`),
  ].join(" ");
}

/** What was typed after a command can't be read: all of it is said at once. */
export function refuse(faults: readonly CellError[], next: string) {
  if (faults.length === 0) return;
  throw usageError(
    faults.map(({ column, words }) => `${column}: ${words}`).join("\n"),
    `${next} Nothing was changed.`,
  );
}
