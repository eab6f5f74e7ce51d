import type { Queryable } from "#db/drivers/engine.ts";

/*
 * The site's own notes: key and value in the table `settings`. What the gym sets is in gym_settings.
 */

type Rows = Pick<Queryable, "kysely">;

export async function readNote({ kysely }: Rows, key: string): Promise<string | undefined> {
  const row = await kysely.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export async function writeNote({ kysely }: Rows, key: string, value: string): Promise<void> {
  await kysely
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** Does not change an existing note. */
export async function addNote({ kysely }: Rows, key: string, value: string): Promise<void> {
  await kysely
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
