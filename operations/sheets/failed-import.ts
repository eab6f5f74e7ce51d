import type { Queryable } from "#db/drivers/engine.ts";

/*
 * A failed import changed nothing. A person who runs `gym undo` after it means that import, and must not lose the change
 * before it.
 */

const KEY = "import that failed";

type FailedImport = { subject: string; file: string; at: number };

export async function noteFailedImport(
  { kysely }: Queryable,
  failed: Omit<FailedImport, "at">,
): Promise<void> {
  const value = JSON.stringify({ ...failed, at: Date.now() } satisfies FailedImport);
  await kysely
    .insertInto("settings")
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

export async function lastFailure({ kysely }: Queryable): Promise<FailedImport | null> {
  const note = await kysely.selectFrom("settings").select("value").where("key", "=", KEY).executeTakeFirst();
  return note ? (JSON.parse(note.value) as FailedImport) : null;
}
