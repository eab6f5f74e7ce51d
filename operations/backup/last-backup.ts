import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Database } from "#db/drivers/database.server.ts";

const NOTE = "last backup";

export interface LastBackup {
  at: number;
  file: string;
}

export async function noteBackup(db: Database, path: string): Promise<void> {
  if (db.readOnly()) return;
  const value = JSON.stringify({ at: Date.now(), file: resolve(path) } satisfies LastBackup);
  await db.kysely
    .insertInto("settings")
    .values({ key: NOTE, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** null when there has been none; `isThere` says whether it still stands where it was written. */
export async function lastBackup(db: Database): Promise<(LastBackup & { isThere: boolean }) | null> {
  const note = await db.kysely
    .selectFrom("settings")
    .select("value")
    .where("key", "=", NOTE)
    .executeTakeFirst();
  if (!note) return null;
  const last = JSON.parse(note.value) as LastBackup;
  return { ...last, isThere: existsSync(last.file) };
}

const DOWNLOADED = "last backup at the desk";

export async function noteDownload(db: Database): Promise<void> {
  const value = String(Date.now());
  await db.kysely
    .insertInto("settings")
    .values({ key: DOWNLOADED, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** When a backup was last downloaded at the desk; null: never. */
export async function lastDownload(db: Database): Promise<number | null> {
  const note = await db.kysely
    .selectFrom("settings")
    .select("value")
    .where("key", "=", DOWNLOADED)
    .executeTakeFirst();
  return note ? Number(note.value) : null;
}
