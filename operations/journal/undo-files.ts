import { UserError } from "#config/user-error.ts";
import type { JournalChange, Stores } from "#operations/operation.ts";
import { type FileVersion, stillStands, swapBack } from "#operations/pictures/snapshot.ts";
import type { TableUndo } from "./table-undo.ts";

/** Portraits and the nutrition gallery have no rows: what undo needs are the files from before. */
export async function undoFiles(stores: Stores, changes: readonly JournalChange[]): Promise<TableUndo> {
  const store = stores.pictures();
  const swaps = changes.map((change) => ({
    change,
    before: change.before as FileVersion,
    after: change.after as FileVersion,
  }));
  const conflicts: TableUndo["conflicts"] = [];
  for (const { change, ...swap } of swaps)
    if (!(await stillStands(store, swap)))
      conflicts.push({
        table: "files",
        key: change.key,
        title: change.title,
        label: "Picture",
        left: "as this change left it",
        now: "another picture",
      });
  return {
    lines: changes.map(({ title, before, after }) => ({
      sign: before ? (after ? "~" : "+") : "-",
      title,
      cells: [],
    })),
    conflicts,
    async apply() {
      for (const { before, after } of swaps)
        if (!(await swapBack(store, { before, after })))
          throw new UserError("The picture from before is not there any more.", "Nothing was changed.");
      return swaps.map(({ change }) => ({ ...change, before: change.after, after: change.before }));
    },
  };
}
