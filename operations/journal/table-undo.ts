import type { ChangeLine, JournalChange, Stores } from "#operations/operation.ts";

/** A cell that has changed since: undo would write over it. */
export type Conflict = { title: string; label: string; left: string; now: string; by: string | null };

/** How the changes of one table are undone. */
export type TableUndo = {
  lines: ChangeLine[];
  conflicts: (Omit<Conflict, "by"> & { table: string; key: string })[];
  /** Inside a transaction; what it changes is the journal of the undo. */
  apply: (inside: Stores) => Promise<JournalChange[]>;
};
