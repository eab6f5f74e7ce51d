import { formatChange } from "#domain/schedule/class-changes.ts";
import {
  type ClassChange,
  type GymClass,
  isOn,
  type Session,
  sessionsOn,
  type Timetable,
} from "#domain/schedule/classes.ts";
import { wholeLocation } from "#domain/place.ts";
import { places, timeZone } from "#content/site.ts";
import { addDays, weekdayName, momentAt } from "#domain/schedule/clock.ts";
import { absolute } from "#app/seo/address.server.ts";
import { fileDate } from "#app/seo/dates.server.ts";
import { onTheClockOf, sequenceAt, uidOf } from "./calendar-rules.server.ts";
import { type CalendarEvent, moment, onTheClock, plain } from "./ical.ts";

/** Each class repeats from here on. A fixed day: a calendar that is read again finds the same series. */
const SINCE = "2026-01-05";

/** A class as calendars know it: the weekly series, the dates on which it is off, and those on which it is different. */
export function seriesOf(
  gymClass: GymClass,
  changes: readonly ClassChange[],
  zone: string = timeZone,
): CalendarEvent[] {
  const first = firstDate(gymClass);
  if (gymClass.lastDay && gymClass.lastDay < first) return [];
  const own = latestOfEach(changes.filter((one) => one.status !== "extra" && one.classId === gymClass.id));
  const stamps = stampsOf([gymClass.updatedAt ?? 0, ...own.map(({ updatedAt }) => updatedAt)]);
  const meant = own.filter(({ date }) => date >= first && isOn(date, gymClass));
  const off = meant.filter(({ status }) => status === "cancelled");
  const different = meant.filter(({ status }) => status === "changed");
  const start = (date: string) => onTheClock(date, gymClass.start);
  const master: CalendarEvent = [
    ["UID", uidOf("class", gymClass.id)],
    ...stamps,
    [`DTSTART${onTheClockOf(zone)}`, start(first)],
    ["DURATION", `PT${gymClass.minutes}M`],
    ["RRULE", ruleOf(gymClass, zone)],
    ...off.map(({ date }) => [`EXDATE${onTheClockOf(zone)}`, start(date)] as const),
    ...wordsOf(gymClass, null),
  ];
  return [
    master,
    ...different.map((change): CalendarEvent => {
      const session = sessionOf(gymClass, change, zone);
      return [
        ["UID", uidOf("class", gymClass.id)],
        [`RECURRENCE-ID${onTheClockOf(zone)}`, start(change.date)],
        ...stamps,
        [`DTSTART${onTheClockOf(zone)}`, onTheClock(session.date, session.gymClass.start)],
        ["DURATION", `PT${session.gymClass.minutes}M`],
        ...wordsOf(session.gymClass, formatChange(session)),
      ];
    }),
  ];
}

/** A class on one date alone. */
export function extraClass(
  change: ClassChange & { status: "extra" },
  zone: string = timeZone,
): CalendarEvent {
  const { gymClass, date } = change;
  return [
    ["UID", uidOf("class", change.id)],
    ...stampsOf([change.updatedAt]),
    [`DTSTART${onTheClockOf(zone)}`, onTheClock(date, gymClass.start)],
    ["DURATION", `PT${gymClass.minutes}M`],
    ...wordsOf(gymClass, change.why ?? null),
  ];
}

/** The last word about each date. */
function latestOfEach(changes: readonly ClassChange[]): ClassChange[] {
  return [...new Map(changes.map((change) => [change.date, change])).values()];
}

function sessionOf(gymClass: GymClass, change: ClassChange, zone: string): Session {
  const timetable: Timetable = { classes: [gymClass], changes: [change], zone };
  const date = change.newDate ?? change.date;
  return sessionsOn(date, timetable).find((session) => session.change === change)!;
}

function firstDate({ day, firstDay = SINCE }: GymClass): string {
  const from = firstDay > SINCE ? firstDay : SINCE;
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead));
  return week.find((date) => weekdayName(date) === day) ?? from;
}

function ruleOf({ day, lastDay }: GymClass, zone: string): string {
  const until = lastDay
    ? `;UNTIL=${moment(momentAt(addDays(lastDay, 1), "00:00", zone).getTime() - 1000)}`
    : "";
  return `FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}${until}`;
}

/** All versions of a class have those of the latest of its changes: a client takes a change only with a higher sequence. */
function stampsOf(moments: readonly number[]): CalendarEvent {
  const latest = Math.max(...moments);
  const made = latest || Date.parse(fileDate("content/class-pages.ts") ?? `${SINCE}T12:00:00Z`);
  return [
    ["DTSTAMP", moment(made)],
    ["LAST-MODIFIED", moment(made)],
    ["SEQUENCE", String(sequenceAt(latest))],
  ];
}

function wordsOf(
  { title, programTitle, place, coach, note }: GymClass,
  change: string | null,
): CalendarEvent {
  const words = [
    change,
    programTitle,
    coach && `Coach: ${coach}`,
    note !== change && note,
    "Come ten minutes before your first class.",
  ];
  return [
    ["SUMMARY", plain(title === programTitle ? title : `${title} (${programTitle})`)],
    ["DESCRIPTION", plain(words.filter(Boolean).join("\n"))],
    ["LOCATION", plain(wholeLocation(places, place))],
    ["URL", absolute("/schedule")],
    ["STATUS", "CONFIRMED"],
    ["TRANSP", "TRANSPARENT"],
  ];
}
