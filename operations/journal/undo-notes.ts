import { existingNotes, removeNotes } from "#leads/lead-notes.server.ts";
import type { JournalChange, Stores } from "#operations/operation.ts";
import type { TableUndo } from "./table-undo.ts";

/** Removes added notes. A removed note can't be restored: the journal does not hold its text. */
export async function undoNotes({ leads }: Stores, changes: readonly JournalChange[]): Promise<TableUndo> {
  const added = changes.filter(({ after }) => after !== null);
  const there = await existingNotes(
    leads,
    added.map(({ key }) => key),
  );
  const remaining = added.filter(({ key }) => there.has(key));
  return {
    lines: remaining.map(({ title }) => ({ sign: "-", title: `Note on ${title}`, cells: [] })),
    conflicts: [],
    async apply(inside) {
      await removeNotes(
        inside.leads,
        remaining.map(({ key }) => key),
      );
      return [];
    },
  };
}
