import { writeNote } from "#db/readers/site-notes.server.ts";
import { readChanges } from "#operations/journal/audit-log.ts";
import type { JournalChange, Stores } from "#operations/operation.ts";
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

export async function finishFiles({ site, pictures }: Pick<Stores, "site" | "pictures">): Promise<void> {
  const notes = await site.kysely
    .selectFrom("settings")
    .select("key")
    .where("key", "like", `${NOTE}%`)
    .orderBy("value")
    .execute();
  for (const { key } of notes) {
    const changes = fileChanges(await readChanges(site, key.slice(NOTE.length)));
    for (const change of changes) await applyFile(pictures(), change);
    await site.kysely.deleteFrom("settings").where("key", "=", key).execute();
  }
}
