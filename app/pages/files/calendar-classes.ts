import { brand } from "#content/site.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { shortWord } from "#http/page-query.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { calendarResponse, classesCalendar } from "#app/calendars/calendars.server.ts";
import type { Route } from "./+types/calendar-classes";

/** What was different on a date stays so in a calendar for a year. */
const DAYS_BACK = 366;

/** Any name a class may have; one that no class has is a 404, and that is not kept. */
export const handle = { query: { class: shortWord } };

/** The whole timetable to subscribe to, or one class of it. An error is better than a calendar that seems empty. */
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
