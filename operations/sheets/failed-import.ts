import type { Queryable } from "#db/drivers/engine.ts";
import { readNote, writeNote } from "#db/readers/site-notes.server.ts";

// Remembers a failed import: it changed nothing, so `gym undo` after it must not undo the change before it.

const KEY = "import that failed";

type FailedImport = { subject: string; file: string; at: number };

export async function noteFailedImport(db: Queryable, failed: Omit<FailedImport, "at">): Promise<void> {
  await writeNote(db, KEY, JSON.stringify({ ...failed, at: Date.now() } satisfies FailedImport));
}

export async function lastFailure(db: Queryable): Promise<FailedImport | null> {
  const note = await readNote(db, KEY);
  return note === undefined ? null : (JSON.parse(note) as FailedImport);
}
