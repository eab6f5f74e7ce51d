import type { Timetable } from "#domain/schedule/classes.ts";
import { wholeLocation } from "#domain/place.ts";
import { brand, places, timeZone } from "#content/site.ts";
import { addDays } from "#domain/schedule/clock.ts";
import type { GymEvent } from "#domain/events.ts";
import { absolute } from "#app/seo/address.server.ts";
import { eventPath } from "#app/seo/page-facts.ts";
import { zoneParameter, sequenceAt, createUid } from "./calendar-rules.server.ts";
import { createExtraClass, createSeries } from "./class-series.server.ts";
import { formatCalendar, formatUtc, formatLocal, escapeText, type CalendarEvent } from "./ical.ts";

export function classesCalendar({ classes, changes, zone }: Timetable): string {
  const name = classes.length === 1 ? `${classes[0]!.title}, ${brand.name}` : `${brand.name} classes`;
  const events = [
    ...classes.flatMap((gymClass) => createSeries(gymClass, changes, zone)),
    ...changes.flatMap((change) => (change.status === "extra" ? [createExtraClass(change, zone)] : [])),
  ];
  return formatCalendar(name, absolute("/schedule"), events, zone);
}

export function eventsCalendar(events: readonly GymEvent[]): string {
  const name = events.length === 1 ? events[0]!.title : `${brand.name} events`;
  return formatCalendar(name, absolute("/events"), events.map(createEvent));
}

/** Calendar clients accept a change, or a cancellation, only with a higher SEQUENCE. */
function createEvent(event: GymEvent): CalendarEvent {
  const { id, title, description, location, startsAt, endsAt, day, starts, ends, updatedAt, cancelled } =
    event;
  const lastDay = ends <= starts ? addDays(day, 1) : day;
  const minutes = Math.floor(sequenceAt(Math.min(updatedAt, startsAt)) / 60);
  return [
    ["UID", createUid("event", id)],
    ["DTSTAMP", formatUtc(updatedAt)],
    ["LAST-MODIFIED", formatUtc(updatedAt)],
    ["SEQUENCE", String(minutes * 2 + Number(cancelled))],
    [`DTSTART${zoneParameter(timeZone)}`, formatLocal(day, starts)],
    [`DTEND${zoneParameter(timeZone)}`, formatLocal(endsAt > startsAt ? lastDay : day, ends)],
    ["SUMMARY", escapeText(cancelled ? `Cancelled: ${title}` : title)],
    ["DESCRIPTION", escapeText(description)],
    ["LOCATION", escapeText(wholeLocation(places, location))],
    ["URL", absolute(eventPath(id))],
    ["STATUS", cancelled ? "CANCELLED" : "CONFIRMED"],
  ];
}

export function calendarResponse(body: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="${name.replace(/[^\w.-]/g, "-")}.ics"`,
    },
  });
}
