import type { Queryable } from "#db/drivers/engine.ts";
import { addNote, readNote } from "./site-notes.server.ts";

const OWN = "classes in the database";

/** False while the timetable in content/ is used. */
export async function hasOwnClasses(db: Queryable): Promise<boolean> {
  return (await readNote(db, OWN)) !== undefined;
}

/** From now on the table is used, even if it is empty. */
export async function useOwnClasses(db: Queryable): Promise<void> {
  await addNote(db, OWN, new Date().toISOString());
}
