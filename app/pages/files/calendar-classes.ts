import { brand } from "#content/site.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { shortWord } from "#http/page-query.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { calendarResponse, classesCalendar } from "#app/calendars/calendars.server.ts";
import type { Route } from "./+types/calendar-classes";

/** How long past changes stay in the calendar. */
const DAYS_BACK = 366;

// Any id is accepted: unknown ones are 404s, which are not cached.
export const handle = { query: { class: shortWord } };

/** The whole timetable or one class. Database errors are not caught: a 500 is better than an empty calendar. */
export async function loader({ request }: Route.LoaderArgs) {
  const now = new Date();
  const wanted = new URL(request.url).searchParams.get("class");
  const timetable = await readTimetable(siteDatabase(), now, addDays(gymDay(now), -DAYS_BACK));
  if (wanted === null) return calendarResponse(classesCalendar(timetable), `${brand.key}-classes`);
  const classes = timetable.classes.filter(({ id }) => id === wanted);
  const changes = timetable.changes.filter((change) =>
    change.status === "extra" ? change.id === wanted : change.classId === wanted,
  );
  if (classes.length + changes.length === 0) return new Response("No such class.\n", { status: 404 });
  return calendarResponse(classesCalendar({ ...timetable, classes, changes }), wanted);
}
