import type { ChangeLine, JournalChange, Stores } from "#operations/operation.ts";

/** A cell with a later change, which undo would overwrite. */
export type Conflict = { title: string; label: string; left: string; now: string; by: string | null };

/** How the changes of one table are undone. */
export type TableUndo = {
  /** The messages that it changed have been erased. */
  isErased?: boolean;
  lines: ChangeLine[];
  conflicts: (Omit<Conflict, "by"> & { table: string; key: string })[];
  /** Runs inside a transaction. Returns its own changes, as the journal of the undo. */
  apply: (inside: Stores) => Promise<JournalChange[]>;
};
