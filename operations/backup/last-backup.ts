import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Database } from "#db/drivers/database.server.ts";
import { readNote, writeNote } from "#db/readers/site-notes.server.ts";

const WRITTEN = "last backup";
const DOWNLOADED = "last backup at the desk";

export interface LastBackup {
  at: number;
  file: string;
}

export async function noteBackup(db: Database, path: string): Promise<void> {
  if (db.readOnly()) return;
  await writeNote(db, WRITTEN, JSON.stringify({ at: Date.now(), file: resolve(path) } satisfies LastBackup));
}

/** null: never; `isThere`: the file still exists. */
export async function lastBackup(db: Database): Promise<(LastBackup & { isThere: boolean }) | null> {
  const note = await readNote(db, WRITTEN);
  if (note === undefined) return null;
  const last = JSON.parse(note) as LastBackup;
  return { ...last, isThere: existsSync(last.file) };
}

export async function noteDownload(db: Database): Promise<void> {
  await writeNote(db, DOWNLOADED, String(Date.now()));
}

/** When a backup was last downloaded at the desk; null: never. */
export async function lastDownload(db: Database): Promise<number | null> {
  const note = await readNote(db, DOWNLOADED);
  return note === undefined ? null : Number(note);
}
