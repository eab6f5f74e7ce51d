import type { Database } from "#db/drivers/database.server.ts";

const NOTE = "last backup at the desk";

export async function noteDownload(db: Database): Promise<void> {
  const value = String(Date.now());
  await db.kysely
    .insertInto("settings")
    .values({ key: NOTE, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

export async function lastDownload(db: Database): Promise<number | null> {
  const note = await db.kysely
    .selectFrom("settings")
    .select("value")
    .where("key", "=", NOTE)
    .executeTakeFirst();
  return note ? Number(note.value) : null;
}
