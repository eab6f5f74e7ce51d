import type { Queryable } from "#db/drivers/engine.ts";

// Remembers a failed import: it changed nothing, so `gym undo` after it must not undo the change before it.

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
