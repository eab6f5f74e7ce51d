import { classes } from "#content/classes.ts";
import { brand } from "#content/site.ts";
import { oneOf } from "#data/request/page-query.ts";
import { classesCalendar } from "#app/found/calendars/calendars.server.ts";
import { calendarAnswer } from "#app/found/calendars/calendar-answer.ts";
import type { Route } from "./+types/calendar-classes";

export const handle = { query: { class: oneOf(...classes.map(({ id }) => id)) } };

/** The whole timetable to subscribe to, or one class of it. */
export function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("class");
  const chosen = wanted === null ? classes : classes.filter(({ id }) => id === wanted);
  return calendarAnswer(classesCalendar(chosen), wanted ?? `${brand.key}-classes`);
}
