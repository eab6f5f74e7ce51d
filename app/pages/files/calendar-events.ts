import { brand } from "#content/site.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readEvents } from "#db/readers/events.server.ts";
import { calendarResponse, eventsCalendar } from "#app/calendars/calendars.server.ts";
import type { Route } from "./+types/calendar-events";

/** Any name an event may have; one that no event has is a 404, and that is not kept. */
export const handle = {
  query: { event: (value: string) => (value.length > 0 && value.length <= 80 ? value : undefined) },
};

/** All coming events to subscribe to, or one of them. An error is better than a calendar that seems empty. */
export async function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("event");
  const events = await readEvents(siteDatabase(), new Date());
  const chosen = wanted === null ? events : events.filter(({ id }) => id === wanted);
  if (wanted !== null && chosen.length === 0) return new Response("No such event.\n", { status: 404 });
  return calendarResponse(eventsCalendar(chosen), wanted ?? `${brand.key}-events`);
}
