import type { Queryable } from "#db/drivers/engine.ts";

const OWN = "classes in the database";

/** Whether the table is the timetable, or still what content/ says. */
export async function hasOwnClasses({ kysely }: Queryable): Promise<boolean> {
  const row = await kysely.selectFrom("settings").select("key").where("key", "=", OWN).executeTakeFirst();
  return row !== undefined;
}

/** From now on the table is the timetable, also when it is empty. */
export async function useOwnClasses({ kysely }: Queryable): Promise<void> {
  await kysely
    .insertInto("settings")
    .values({ key: OWN, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** A change on a date is a change of the class: calendars ask the class which of two versions is the later. */
export async function touchClasses({ kysely }: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await kysely.updateTable("class_times").set({ updated_at: Date.now() }).where("id", "in", ids).execute();
}
