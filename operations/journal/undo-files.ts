import { UserError } from "#config/user-error.ts";
import type { JournalChange, Stores } from "#operations/operation.ts";
import { fileChanges, hasSnapshot, isUnchanged } from "#operations/pictures/snapshot.ts";
import type { TableUndo } from "./table-undo.ts";

/** Portraits and the nutrition gallery have no rows. `run` puts the files back once the entry of the undo is committed. */
export async function undoFiles(stores: Stores, journal: readonly JournalChange[]): Promise<TableUndo> {
  const store = stores.pictures();
  const changes = fileChanges(journal);
  const conflicts: TableUndo["conflicts"] = [];
  for (const change of changes)
    if (!(await isUnchanged(store, change)))
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
      for (const { before } of changes)
        if (!(await hasSnapshot(store, before)))
          throw new UserError("The former picture no longer exists.", "Nothing was changed.");
      return changes.map((change) => ({ ...change, before: change.after, after: change.before }));
    },
  };
}
