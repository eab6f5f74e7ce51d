import type { Database } from "#db/drivers/database.server.ts";
import type { ImportTable } from "#db/schema/schema.ts";
import { agreed } from "#cli/ask.ts";
import { type Command, json, yes } from "#cli/command.ts";
import { isNothing } from "#operations/changes/difference.ts";
import { lastFailure } from "#operations/changes/failed-import.ts";
import { UserError } from "#config/user-error.ts";
import { plainDifference, summarize, rowTitle } from "#operations/changes/format-difference.ts";
import { printDifference, quoted } from "./print-difference.ts";
import { formatMoment } from "#content/gym-clock.ts";
import { openStore } from "#operations/stores.ts";
import { type Collection, cellText } from "#operations/collections/collection.ts";
import { plainText, print, printJson, printTable, say, warn } from "#cli/terminal.ts";
import { type LaterChange, laterChanges } from "#operations/undo/later-changes.ts";
import { applyUndo, planUndo } from "#operations/undo/undo-plan.ts";

const SHOWN = 30;

export const undo: Command = {
  summary: "Takes an import back: the last one, or the one named.",
  about:
    "Only the rows and columns that this import changed become what they were before it; you see it before it happens. " +
    "What has changed since is shown, too. It stays, unless it is in the same place.",
  takes: "[ID]",
  options: { list: { type: "boolean", about: "list the imports instead" }, ...yes, ...json },
  examples: [
    ["undo", "takes the last import back; said again, the one before it; after one that failed, nothing"],
    ["undo --list", "the last 30 imports with their ids"],
    ["undo 7c1e0b52", "takes that one back"],
  ],
  async run(input) {
    const db = await openStore();
    if (input.has("list")) return list(db, input.has("json"));
    const taking = await planUndo(db, input.words[0]);
    const { record, subject, shown } = taking;
    if (!input.words[0]) await refuseAfterFailure(db, record);
    if (!input.has("json")) {
      await print(`Taking back the import of ${formatMoment(record.created_at)} (${record.summary}):`);
      await printDifference(subject, shown);
    }
    const later = await laterChanges(db, taking);
    for (const change of later.slice(0, SHOWN)) warn(wordsFor(subject, change));
    if (later.length > SHOWN) warn(`${later.length - SHOWN} more changes since`);
    const what = isNothing(shown)
      ? "Mark it as undone (nothing of this change is left to undo)"
      : `Take it back (${summarize(shown)})`;
    if (!(await agreed(what, input.has("yes")))) return say("Nothing was changed.");
    await applyUndo(db, taking);
    if (input.has("json")) return printJson({ undone: record.id, ...plainDifference(subject, shown) });
    await print("Done. The site shows it within 10 seconds.");
  },
};

async function refuseAfterFailure(db: Database, before: ImportTable) {
  const failed = await lastFailure(db);
  if (!failed) return;
  throw new UserError(
    `The last import (${failed.subject}, from ${failed.file}) failed and changed nothing: there is nothing to take back.`,
    `The import before it (${before.summary}, ${formatMoment(before.created_at)}) stays. To take that one back: gym undo ${before.id.slice(0, 8)}`,
  );
}

async function list(db: Database, asJson: boolean): Promise<void> {
  const rows = await db.kysely
    .selectFrom("imports")
    .select(["id", "created_at", "subject", "summary", "file_name", "undone_at"])
    .orderBy("created_at", "desc")
    .limit(SHOWN)
    .execute();
  if (asJson) return printJson(rows);
  if (rows.length === 0) return say("There has been no import yet.");
  await printTable(
    ["When", "Id", "What", "From", "Undone"],
    rows.map((row) => [
      formatMoment(row.created_at),
      row.id.slice(0, 8),
      row.summary,
      row.file_name,
      formatMoment(row.undone_at),
    ]),
  );
}

/** ''Nutrition' has changed since (Price: $150.00 -> $155.00); that stays' */
function wordsFor(subject: Collection, { sign, row, columns, goes }: LaterChange): string {
  const verb = { "-": "was removed", "+": "was added", "~": "has changed" }[sign];
  const cells = columns.map(
    ({ name, from, to }) => `${name}: ${quoted(cellText(from))} -> ${quoted(cellText(to))}`,
  );
  const what = `'${plainText(rowTitle(subject, row))}' ${verb} since`;
  return `${what}${cells.length > 0 ? ` (${cells.join(", ")})` : ""}; that ${goes ? "goes, too" : "stays"}`;
}
