import { z } from "zod";
import { UserError } from "#config/user-error.ts";
import { everyone, field, operation } from "#operations/operation.ts";
import { forgetFailure, lastFailure } from "#operations/sheets/failed-import.ts";
import { markUndone, readEntries } from "./audit-log.ts";
import { planUndo, type UndoChange } from "./undo.ts";

const UNDID = "Undid: ";

export const undo = operation({
  name: "undo",
  summary: "Undoes one change: the last one, or the one named.",
  desk: false,
  roles: everyone,
  input: z.object({
    id: field(z.string().optional(), {
      label: "Id",
      placeholder: "ID",
      help: "as `gym log` shows it; the first 8 letters are enough",
    }),
    agreed: field(z.string().optional(), { label: "Agreed", kind: "hidden" }),
  }),
  cli: {
    args: ["id"],
    about:
      "Only the rows and columns that this change touched become what they were before it; you see it before it " +
      "happens. Where later changes touch the same cells, it lists them and changes nothing.",
    examples: [
      ["undo", "undoes the last change; again, the one before it"],
      ["undo 7c1e0b52", "undoes that one"],
      ["undo 7c1e0b52 --force", "writes over later changes of the same cells"],
    ],
  },
  undo: "journal",
  async plan(stores, { id }, actor) {
    // The registry reads this file too, so it is asked when it is complete.
    const { findCollection, rolesFor } = await import("#operations/registry.ts");
    const change = await planUndo(stores, id ?? (await lastChange(stores)), findCollection);
    if (!rolesFor(change.entry.operation).includes(actor.role))
      throw new UserError("Only an owner may undo this.", "Ask an owner of the desk. Nothing was changed.");
    return change;
  },
  async apply(inside, change: UndoChange, { agreed }) {
    if (change.conflicts.length > 0 && agreed !== change.version && agreed !== "any")
      throw conflicting(change);
    const journal = [];
    for (const table of change.tables) journal.push(...(await table.apply(inside)));
    await markUndone(inside.site, change.entry.id);
    await forgetFailure(inside.site);
    return { result: { undone: change.entry.id }, journal };
  },
  describe: ({ entry }) =>
    entry.sentence.startsWith(UNDID)
      ? `Redid: ${entry.sentence.slice(UNDID.length)}`
      : UNDID + entry.sentence,
});

function conflicting({ conflicts }: UndoChange): UserError {
  const lines = conflicts.map(
    ({ title, label, left, now, by }) =>
      `  ${label} of ${title}: ${left || "(empty)"} -> ${now || "(empty)"}${by ? `, by ${by}` : ""}`,
  );
  return new UserError(
    ["Later changes touch the same cells:", ...lines].join("\n"),
    "Undo those first, or add --force to write over them. Nothing was changed.",
  );
}

/** After an import that failed, 'undo' means that one, which changed nothing. */
async function lastChange({ site }: Parameters<typeof undo.plan>[0]): Promise<string> {
  const failed = await lastFailure(site);
  const entries = await readEntries(site, {}, 200);
  const last = entries.find(({ undone_at, operation: name }) => undone_at === null && name !== "undo");
  if (failed)
    throw new UserError(
      `The last import (${failed.subject}, from ${failed.file}) failed and changed nothing: there is nothing to undo.`,
      last
        ? `To undo the change before it (${last.sentence}): gym undo ${last.id.slice(0, 8)}`
        : "`gym log` shows all changes.",
    );
  if (!last) throw new UserError("There is no change to undo.", "`gym log` shows all changes.");
  return last.id;
}
