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
import { zoneParameter, sequenceAt, createUid } from "./calendar-rules.server.ts";
import { type CalendarEvent, formatUtc, formatLocal, escapeText } from "./ical.ts";

/** The first week of every series. It is fixed, so that a calendar that is read again has the same series. */
const SINCE = "2026-01-05";

/** The weekly series of a class, with its cancelled dates (EXDATE) and its changed dates (RECURRENCE-ID). */
export function createSeries(
  gymClass: GymClass,
  changes: readonly ClassChange[],
  zone: string = timeZone,
): CalendarEvent[] {
  const first = firstDate(gymClass);
  if (gymClass.lastDay && gymClass.lastDay < first) return [];
  const own = latestPerDate(changes.filter((one) => one.status !== "extra" && one.classId === gymClass.id));
  const stamps = versionLines([gymClass.updatedAt ?? 0, ...own.map(({ updatedAt }) => updatedAt)]);
  const applied = own.filter(({ date }) => date >= first && isOn(date, gymClass));
  const cancelled = applied.filter(({ status }) => status === "cancelled");
  const changed = applied.filter(({ status }) => status === "changed");
  const start = (date: string) => formatLocal(date, gymClass.start);
  const master: CalendarEvent = [
    ["UID", createUid("class", gymClass.id)],
    ...stamps,
    [`DTSTART${zoneParameter(zone)}`, start(first)],
    ["DURATION", `PT${gymClass.minutes}M`],
    ["RRULE", weeklyRule(gymClass, zone)],
    ...cancelled.map(({ date }) => [`EXDATE${zoneParameter(zone)}`, start(date)] as const),
    ...textLines(gymClass, null),
  ];
  return [
    master,
    ...changed.map((change): CalendarEvent => {
      const session = findSession(gymClass, change, zone);
      return [
        ["UID", createUid("class", gymClass.id)],
        [`RECURRENCE-ID${zoneParameter(zone)}`, start(change.date)],
        ...stamps,
        [`DTSTART${zoneParameter(zone)}`, formatLocal(session.date, session.gymClass.start)],
        ["DURATION", `PT${session.gymClass.minutes}M`],
        ...textLines(session.gymClass, formatChange(session)),
      ];
    }),
  ];
}

/** A class on a single date. */
export function createExtraClass(
  change: ClassChange & { status: "extra" },
  zone: string = timeZone,
): CalendarEvent {
  const { gymClass, date } = change;
  return [
    ["UID", createUid("class", change.id)],
    ...versionLines([change.updatedAt]),
    [`DTSTART${zoneParameter(zone)}`, formatLocal(date, gymClass.start)],
    ["DURATION", `PT${gymClass.minutes}M`],
    ...textLines(gymClass, change.why ?? null),
  ];
}

function latestPerDate(changes: readonly ClassChange[]): ClassChange[] {
  return [...new Map(changes.map((change) => [change.date, change])).values()];
}

function findSession(gymClass: GymClass, change: ClassChange, zone: string): Session {
  const timetable: Timetable = { classes: [gymClass], changes: [change], zone };
  const date = change.newDate ?? change.date;
  return sessionsOn(date, timetable).find((session) => session.change === change)!;
}

function firstDate({ day, firstDay = SINCE }: GymClass): string {
  const from = firstDay > SINCE ? firstDay : SINCE;
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead));
  return week.find((date) => weekdayName(date) === day) ?? from;
}

function weeklyRule({ day, lastDay }: GymClass, zone: string): string {
  const until = lastDay
    ? `;UNTIL=${formatUtc(momentAt(addDays(lastDay, 1), "00:00", zone).getTime() - 1000)}`
    : "";
  return `FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}${until}`;
}

/** All events of a class get the version of its latest change: clients accept a change only with a higher SEQUENCE. */
function versionLines(moments: readonly number[]): CalendarEvent {
  const latest = Math.max(...moments);
  const made = latest || Date.parse(fileDate("content/default-classes.ts") ?? `${SINCE}T12:00:00Z`);
  return [
    ["DTSTAMP", formatUtc(made)],
    ["LAST-MODIFIED", formatUtc(made)],
    ["SEQUENCE", String(sequenceAt(latest))],
  ];
}

function textLines(
  { title, programTitle, place, coach, note }: GymClass,
  change: string | null,
): CalendarEvent {
  const description = [
    change,
    programTitle,
    coach && `Coach: ${coach}`,
    note !== change && note,
    "Come ten minutes before your first class.",
  ];
  return [
    ["SUMMARY", escapeText(title === programTitle ? title : `${title} (${programTitle})`)],
    ["DESCRIPTION", escapeText(description.filter(Boolean).join("\n"))],
    ["LOCATION", escapeText(wholeLocation(places, place))],
    ["URL", absolute("/schedule")],
    ["STATUS", "CONFIRMED"],
    ["TRANSP", "TRANSPARENT"],
  ];
}
