import type { Queryable } from "#db/drivers/engine.ts";

/*
 * An import that failed changed nothing. Whoever says `gym undo` after it means that one, and must not lose the import
 * before it. The note goes with the next import or undo that is done.
 */

const NOTE = "import that failed";

export interface FailedImport {
  subject: string;
  file: string;
}

/** Does a part of an import, and notes when it fails. */
export async function notingFailure<T>(
  db: Queryable,
  failed: FailedImport,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Where the note can't be written either, the first error matters more.
    await noteFailure(db, failed).catch(() => {});
    throw error;
  }
}

async function noteFailure({ kysely }: Queryable, failed: FailedImport): Promise<void> {
  const value = JSON.stringify(failed);
  await kysely
    .insertInto("settings")
    .values({ key: NOTE, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

export async function lastFailure({ kysely }: Queryable): Promise<FailedImport | null> {
  const note = await kysely.selectFrom("settings").select("value").where("key", "=", NOTE).executeTakeFirst();
  return note ? (JSON.parse(note.value) as FailedImport) : null;
}

export async function forgetFailure({ kysely }: Queryable): Promise<void> {
  await kysely.deleteFrom("settings").where("key", "=", NOTE).execute();
}
