import type { RouterContextProvider } from "react-router";
import { type Timetable, filterTimetable } from "#domain/schedule/classes.ts";
import { boardDays, boardStates } from "#domain/schedule/timetable.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";

type Context = Readonly<RouterContextProvider>;

/** null if it could not be read. */
export function loadTimetable(context: Context, now: Date): Promise<Timetable | null> {
  return readOrNull(context, "timetable", () => readTimetable(siteDatabase(), now));
}

/** The next seven days of a program, from Monday to Sunday; null if they could not be read. */
export async function programWeek(context: Context, program: string) {
  const now = new Date();
  const timetable = await loadTimetable(context, now);
  const own = timetable && filterTimetable(program, timetable);
  return own && { days: boardDays(now, own), states: boardStates(now, own, 12) };
}
