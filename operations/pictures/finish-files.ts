import type { Database } from "#db/drivers/database.server.ts";
import { writeNote } from "#db/readers/site-notes.server.ts";
import { readChanges } from "#operations/journal/audit-log.ts";
import type { JournalChange, Stores } from "#operations/operation.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { applyFile, fileChanges } from "./snapshot.ts";

/*
 * A transaction can't include the picture store. The audit entry is committed first, with a note that files are still to
 * be changed. If the process is killed in between, the next operation or server finds the note and changes the files.
 */

const NOTE = "unfinished files ";

/**
 * Call it inside the transaction of the entry. A read-only database can't store a note, so the files change at once.
 */
export async function noteFiles(
  { site, pictures }: Stores,
  entry: string,
  journal: readonly JournalChange[],
) {
  const changes = fileChanges(journal);
  if (site.readOnly()) for (const change of changes) await applyFile(pictures(), change);
  else if (changes.length > 0) await writeNote(site, NOTE + entry, new Date().toISOString());
}

/**
 * One process at a time, except on SQLite with pictures in S3: there, a slow process can put its older picture over a newer
 * one.
 */
export async function finishFiles({ site, pictures }: Pick<Stores, "site" | "pictures">): Promise<void> {
  if ((await selectNotes(site).execute()).length === 0) return;
  const store = pictures();
  // SQLite has one lock for all writers, so it is not held while S3 may be slow.
  if (site.kind === "sqlite" && store.kind === "s3") return applyNotes(site, store);
  await site.kysely.transaction().execute((kysely) => applyNotes({ ...site, kysely }, store));
}

async function applyNotes(site: Database, store: PictureStore) {
  const notes = selectNotes(site);
  for (const { key } of await (site.kind === "postgres" ? notes.forUpdate() : notes).execute()) {
    const changes = fileChanges(await readChanges(site, key.slice(NOTE.length)));
    for (const change of changes) await applyFile(store, change);
    await site.kysely.deleteFrom("settings").where("key", "=", key).execute();
  }
}

function selectNotes({ kysely }: Database) {
  return kysely.selectFrom("settings").select("key").where("key", "like", `${NOTE}%`).orderBy("value");
}
