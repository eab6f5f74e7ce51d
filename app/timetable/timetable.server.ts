import type { RouterContextProvider } from "react-router";
import { type Timetable, timetableOf } from "#domain/schedule/classes.ts";
import { boardDays, boardMoments } from "#domain/schedule/timetable.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { readOrNull } from "#db/read-or-null.server.ts";
import { database } from "#db/drivers/database.server.ts";

type Context = Readonly<RouterContextProvider>;

/** null: it could not be read. */
export function timetableNow(context: Context, now = new Date()): Promise<Timetable | null> {
  return readOrNull(context, "timetable", () => readTimetable(database(), now));
}

/** The coming seven days of one program, from Monday to Sunday, and what comes next in them; null: they could not be read. */
export async function programWeek(context: Context, program: string) {
  const now = new Date();
  const timetable = await timetableNow(context, now);
  const own = timetable && timetableOf(program, timetable);
  return own && { days: boardDays(now, own), moments: boardMoments(now, own, 12) };
}
