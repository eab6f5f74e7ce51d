import type { Timetable } from "#domain/schedule/classes.ts";
import { wholeLocation } from "#domain/place.ts";
import { brand, places, timeZone } from "#content/site.ts";
import { addDays } from "#domain/schedule/clock.ts";
import type { GymEvent } from "#domain/events.ts";
import { absolute } from "#app/seo/address.server.ts";
import { eventPath } from "#app/seo/page-facts.ts";
import { onTheClockOf, sequenceAt, uidOf } from "./calendar-rules.server.ts";
import { extraClass, seriesOf } from "./class-series.server.ts";
import { calendar, moment, onTheClock, plain, type CalendarEvent } from "./ical.ts";

export function classesCalendar({ classes, changes, zone }: Timetable): string {
  const name = classes.length === 1 ? `${classes[0]!.title}, ${brand.name}` : `${brand.name} classes`;
  const events = [
    ...classes.flatMap((gymClass) => seriesOf(gymClass, changes, zone)),
    ...changes.flatMap((change) => (change.status === "extra" ? [extraClass(change, zone)] : [])),
  ];
  return calendar(name, absolute("/schedule"), events, zone);
}

export function eventsCalendar(events: readonly GymEvent[]): string {
  const name = events.length === 1 ? events[0]!.title : `${brand.name} events`;
  return calendar(name, absolute("/events"), events.map(once));
}

/** The sequence grows with each change, since a client takes a change, above all a cancellation, only with a higher one. */
function once(event: GymEvent): CalendarEvent {
  const { id, title, description, location, startsAt, endsAt, day, starts, ends, updatedAt, cancelled } =
    event;
  const lastDay = ends <= starts ? addDays(day, 1) : day;
  const minutes = Math.floor(sequenceAt(Math.min(updatedAt, startsAt)) / 60);
  return [
    ["UID", uidOf("event", id)],
    ["DTSTAMP", moment(updatedAt)],
    ["LAST-MODIFIED", moment(updatedAt)],
    ["SEQUENCE", String(minutes * 2 + Number(cancelled))],
    [`DTSTART${onTheClockOf(timeZone)}`, onTheClock(day, starts)],
    [`DTEND${onTheClockOf(timeZone)}`, onTheClock(endsAt > startsAt ? lastDay : day, ends)],
    ["SUMMARY", plain(cancelled ? `Cancelled: ${title}` : title)],
    ["DESCRIPTION", plain(description)],
    ["LOCATION", plain(wholeLocation(places, location))],
    ["URL", absolute(eventPath(id))],
    ["STATUS", cancelled ? "CANCELLED" : "CONFIRMED"],
  ];
}
