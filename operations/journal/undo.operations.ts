import { z } from "zod";
import { UserError } from "#config/user-error.ts";
import { everyone, operation, type Stores, text } from "#operations/operation.ts";
import { lastFailure } from "#operations/sheets/failed-import.ts";
import { withoutValues } from "#operations/rows/sentence.ts";
import { markUndone, readEntries, readTables } from "./audit-log.ts";
import { planUndo, type UndoChange } from "./undo.ts";

const UNDONE = "Undone: ";
export const REDONE = "Redone: ";

/** 'Undone: Price of Mayhem changed': its prefix, which a new change lacks, and what was changed. */
export function splitSentence(sentence: string) {
  const prefix = [UNDONE, REDONE].find((each) => sentence.startsWith(each)) ?? "";
  return { prefix, what: sentence.slice(prefix.length) };
}

/** Undoing what was undone is its redo. */
export const undoLabel = (sentence: string) => (sentence.startsWith(UNDONE) ? "Redo" : "Undo");

export const undo = operation({
  name: "undo",
  title: "Undo a change",
  summary: "Undoes one change: the last one, or the one named.",
  desk: false,
  roles: everyone,
  input: z.object({
    id: text("Id", { help: "as `gym log` shows it; the first 8 letters are enough" }).optional(),
    agreed: text("Agreed", { kind: "hidden" }).optional(),
  }),
  cli: {
    args: ["id"],
    about:
      "Restores only the rows and columns of this change, after you have seen and confirmed it. If later changes affect " +
      "the same cells, it lists them and changes nothing.",
    examples: [
      ["undo", "undoes the last change; again, the one before it"],
      ["undo 7c1e0b52", "undoes this change"],
      ["undo 7c1e0b52 --force", "writes over later changes of the same cells"],
    ],
  },
  undo: "journal",
  async plan(stores, { id }, actor) {
    // A top-level import would be circular: the registry imports this file.
    const { findCollection, mayUndo } = await import("#operations/registry.ts");
    const change = await planUndo(stores, id ?? (await lastChange(stores)), findCollection);
    if (!mayUndo(actor.role, change.entry.operation, change.changedTables))
      throw new UserError("Only an owner may undo this.", "Ask an owner of the desk. Nothing was changed.");
    return change;
  },
  async apply(inside, change: UndoChange, { agreed }) {
    if (change.conflicts.length > 0 && agreed !== change.version && agreed !== "any")
      throw conflicting(change);
    const journal = [];
    for (const table of change.tables) journal.push(...(await table.apply(inside)));
    await markUndone(inside.site, change.entry.id);
    return { result: { undone: change.entry.id }, journal };
  },
  describe({ entry: { sentence } }) {
    const { prefix, what } = splitSentence(sentence);
    return prefix === UNDONE ? REDONE + what : UNDONE + withoutValues(what);
  },
});

function conflicting({ conflicts }: UndoChange): UserError {
  const lines = conflicts.map(
    ({ title, label, left, now, by }) =>
      `  ${label} of ${title} changed from ${left || "(empty)"} to ${now || "(empty)"}${by ? ` by ${by}` : ""}`,
  );
  return new UserError(
    ["Later changes touch the same cells:", ...lines].join("\n"),
    "Undo those first, or add --force to write over them. Nothing was changed.",
  );
}

/** The id of the last change. Refuses if an import failed after it, because the person then means the import. */
async function lastChange({ site }: Stores): Promise<string> {
  const failed = await lastFailure(site);
  const entries = await readEntries(site, {}, 200);
  const open = entries.filter(
    ({ undone_at, sentence }) => undone_at === null && !sentence.startsWith(UNDONE),
  );
  const tables = await readTables(
    site,
    open.map(({ id }) => id),
  );
  const [last] = open;
  // Exports, invitations and the like are in the log, but change nothing that could be undone.
  const undoable = open.find(({ id }) => tables.has(id));
  const next = undoable
    ? `To undo the change before it (${undoable.sentence}): gym undo ${undoable.id.slice(0, 8)}`
    : "`gym log` shows all changes.";
  if (failed && failed.at >= (entries[0]?.at ?? 0))
    throw new UserError(
      `The last import (${failed.subject}, from ${failed.file}) failed and changed nothing: there is nothing to undo.`,
      next,
    );
  if (!last) throw new UserError("There is no change to undo.", next);
  if (last !== undoable) throw new UserError(`This can't be undone: ${last.sentence}.`, next);
  return last.id;
}
