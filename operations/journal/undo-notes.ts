import { findNotes, setUndone } from "#leads/lead-notes.server.ts";
import type { JournalChange, Stores } from "#operations/operation.ts";
import type { TableUndo } from "./table-undo.ts";

/** Hides added notes, and shows hidden ones again: what somebody typed is not lost. */
export async function undoNotes({ leads }: Stores, changes: readonly JournalChange[]): Promise<TableUndo> {
  const notes = await findNotes(
    leads,
    changes.map(({ key }) => key),
  );
  const open = changes.filter(({ key, after }) => notes.get(key)?.undone === (after === null));
  return {
    isErased: notes.size === 0,
    lines: open.map(({ title, after }) => ({
      sign: after ? "-" : "+",
      title: `Note on ${title}`,
      cells: [],
    })),
    conflicts: [],
    async apply(inside) {
      for (const { key, after } of open) await setUndone(inside.leads, [key], after !== null);
      return open.map((change) => ({ ...change, before: change.after, after: change.before }));
    },
  };
}
