import { endOf, type GymClass } from "#content/classes.ts";
import { wholeLocation } from "#content/place.ts";
import { brand, places, timeZone } from "#content/site.ts";
import { addDays, dayOf, days } from "#content/week.ts";
import type { GymEvent } from "#data/event-rules.ts";
import { absolute } from "#app/found/address.server.ts";
import { fileDate } from "#app/found/dates.server.ts";
import { eventPath } from "#app/found/page-facts.ts";
import { calendar, moment, onTheClock, plain, type CalendarEvent } from "./ical.ts";

/** Each class repeats from here on. A fixed day: a calendar that is read again finds the same series. */
const SINCE = "2026-01-05";
/** Part of every identifier, so it never changes, wherever the site is served from. */
const REALM = `calendar.${brand.key}`;
const AT = `;TZID=${timeZone}`;

export function classesCalendar(classes: readonly GymClass[]): string {
  const name = classes.length === 1 ? `${classes[0]!.title}, ${brand.name}` : `${brand.name} classes`;
  const stamp = moment(new Date(fileDate("content/classes.ts") ?? `${SINCE}T12:00:00Z`));
  return calendar(
    name,
    absolute("/schedule"),
    classes.map((one) => weekly(one, stamp)),
  );
}

export function eventsCalendar(events: readonly GymEvent[]): string {
  const name = events.length === 1 ? events[0]!.title : `${brand.name} events`;
  return calendar(name, absolute("/events"), events.map(once));
}

function weekly(gymClass: GymClass, stamp: string): CalendarEvent {
  const { id, day, start, title, programTitle, place, coach } = gymClass;
  const first = firstOn(day);
  const end = endOf(gymClass);
  const words = [programTitle, coach && `Coach: ${coach}`, "Come ten minutes before your first class."];
  return [
    ["UID", `class-${id}@${REALM}`],
    ["DTSTAMP", stamp],
    ["SEQUENCE", "0"],
    [`DTSTART${AT}`, onTheClock(first, start)],
    [`DTEND${AT}`, onTheClock(end >= "24:00" ? addDays(first, 1) : first, end >= "24:00" ? "00:00" : end)],
    ["RRULE", `FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}`],
    ["SUMMARY", plain(title === programTitle ? title : `${title} (${programTitle})`)],
    ["DESCRIPTION", plain(words.filter(Boolean).join("\n"))],
    ["LOCATION", plain(wholeLocation(places, place))],
    ["URL", absolute("/schedule")],
    ["STATUS", "CONFIRMED"],
    ["TRANSP", "TRANSPARENT"],
  ];
}

function firstOn(day: (typeof days)[number]): string {
  return (
    Array.from({ length: 7 }, (_, ahead) => addDays(SINCE, ahead)).find((date) => dayOf(date) === day) ??
    SINCE
  );
}

/** The sequence grows with each change, since a client takes a change, above all a cancellation, only with a higher one. */
function once(event: GymEvent): CalendarEvent {
  const { id, title, description, location, startsAt, endsAt, day, starts, ends, updatedAt, cancelled } =
    event;
  const lastDay = ends <= starts ? addDays(day, 1) : day;
  const minutes = Math.max(0, Math.floor((Math.min(updatedAt, startsAt) - EPOCH) / 60_000));
  return [
    ["UID", `event-${id}@${REALM}`],
    ["DTSTAMP", moment(updatedAt)],
    ["LAST-MODIFIED", moment(updatedAt)],
    ["SEQUENCE", String(minutes * 2 + Number(cancelled))],
    [`DTSTART${AT}`, onTheClock(day, starts)],
    [`DTEND${AT}`, onTheClock(endsAt > startsAt ? lastDay : day, ends)],
    ["SUMMARY", plain(cancelled ? `Cancelled: ${title}` : title)],
    ["DESCRIPTION", plain(description)],
    ["LOCATION", plain(wholeLocation(places, location))],
    ["URL", absolute(eventPath(id))],
    ["STATUS", cancelled ? "CANCELLED" : "CONFIRMED"],
  ];
}

const EPOCH = Date.parse("2020-01-01T00:00:00Z");
