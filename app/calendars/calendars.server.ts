import type { Timetable } from "#domain/schedule/classes.ts";
import { fullLocation } from "#domain/place.ts";
import { brand, places, timeZone } from "#content/site.ts";
import { addDays } from "#domain/schedule/clock.ts";
import type { GymEvent } from "#domain/events.ts";
import { absoluteUrl } from "#app/seo/urls.server.ts";
import { eventPath } from "#app/seo/page-meta.ts";
import { classSeries, extraClass } from "./class-series.server.ts";
import {
  CALENDAR_TYPE,
  calendar,
  type CalendarEvent,
  escapeText,
  localTime,
  sequenceNumber,
  tzid,
  uid,
  utcTime,
} from "./ical.ts";

export function classesCalendar({ classes, changes, zone }: Timetable): string {
  const name = classes.length === 1 ? `${classes[0]!.title}, ${brand.name}` : `${brand.name} classes`;
  const events = [
    ...classes.flatMap((gymClass) => classSeries(gymClass, changes, zone)),
    ...changes.flatMap((change) => (change.status === "extra" ? [extraClass(change, zone)] : [])),
  ];
  return calendar(name, absoluteUrl("/schedule"), events, zone);
}

export function eventsCalendar(events: readonly GymEvent[]): string {
  const name = events.length === 1 ? events[0]!.title : `${brand.name} events`;
  return calendar(name, absoluteUrl("/events"), events.map(calendarEvent));
}

/** Clients accept a change, above all a cancellation, only with a higher sequence number. */
function calendarEvent(event: GymEvent): CalendarEvent {
  const { id, title, description, location, startsAt, endsAt, day, starts, ends, updatedAt, canceled } =
    event;
  const lastDay = ends <= starts ? addDays(day, 1) : day;
  const minutes = Math.floor(sequenceNumber(Math.min(updatedAt, startsAt)) / 60);
  return [
    ["UID", uid("event", id)],
    ["DTSTAMP", utcTime(updatedAt)],
    ["LAST-MODIFIED", utcTime(updatedAt)],
    ["SEQUENCE", String(minutes * 2 + Number(canceled))],
    [`DTSTART${tzid(timeZone)}`, localTime(day, starts)],
    [`DTEND${tzid(timeZone)}`, localTime(endsAt > startsAt ? lastDay : day, ends)],
    ["SUMMARY", escapeText(canceled ? `Canceled: ${title}` : title)],
    ["DESCRIPTION", escapeText(description)],
    ["LOCATION", escapeText(fullLocation(places, location))],
    ["URL", absoluteUrl(eventPath(id))],
    ["STATUS", canceled ? "CANCELLED" : "CONFIRMED"],
  ];
}

export function calendarResponse(body: string, name: string): Response {
  return new Response(body, {
    headers: {
      "content-type": CALENDAR_TYPE,
      "content-disposition": `inline; filename="${name.replace(/[^\w.-]/g, "-")}.ics"`,
    },
  });
}
