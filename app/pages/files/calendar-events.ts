import { brand } from "#content/site.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readEvents } from "#db/readers/events.server.ts";
import { calendarResponse, eventsCalendar } from "#app/calendars/calendars.server.ts";
import type { Route } from "./+types/calendar-events";

// Any id is accepted: unknown ones are 404s, which are not cached.
export const handle = {
  query: { event: (value: string) => (value.length > 0 && value.length <= 80 ? value : undefined) },
};

/** All upcoming events or one. Database errors are not caught: a 500 is better than an empty calendar. */
export async function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("event");
  const events = await readEvents(siteDatabase(), new Date());
  const chosen = id === null ? events : events.filter((event) => event.id === id);
  if (id !== null && chosen.length === 0) return new Response("No such event.\n", { status: 404 });
  return calendarResponse(eventsCalendar(chosen), id ?? `${brand.key}-events`);
}
