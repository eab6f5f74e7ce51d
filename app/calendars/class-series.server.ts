import { formatChange } from "#domain/schedule/class-changes.ts";
import { type ClassChange, type GymClass, type Timetable } from "#domain/schedule/classes.ts";
import { isOn, type Session, sessionsOn } from "#domain/schedule/sessions.ts";
import { fullLocation } from "#domain/place.ts";
import { places, timeZone } from "#content/site.ts";
import { addDays, weekdayName, momentAt } from "#domain/schedule/clock.ts";
import { absoluteUrl } from "#app/seo/urls.server.ts";
import { fileDate } from "#app/seo/lastmod.server.ts";
import { type CalendarEvent, escapeText, localTime, sequenceNumber, tzid, uid, utcTime } from "./ical.ts";

/** Start of every series. Fixed, so that a refreshed calendar keeps its series. */
const SERIES_START = "2026-01-05";

/** The weekly series of a class, with exception dates and overrides for changed dates. */
export function classSeries(
  gymClass: GymClass,
  changes: readonly ClassChange[],
  zone: string = timeZone,
): CalendarEvent[] {
  const first = firstDate(gymClass);
  if (gymClass.lastDay && gymClass.lastDay < first) return [];
  const own = latestPerDate(changes.filter((one) => one.status !== "extra" && one.classId === gymClass.id));
  const stamps = versionStamps([gymClass.updatedAt ?? 0, ...own.map(({ updatedAt }) => updatedAt)]);
  const relevant = own.filter(({ date }) => date >= first && isOn(date, gymClass));
  const canceled = relevant.filter(({ status }) => status === "cancelled");
  const changed = relevant.filter(({ status }) => status === "changed");
  const start = (date: string) => localTime(date, gymClass.start);
  const master: CalendarEvent = [
    ["UID", uid("class", gymClass.id)],
    ...stamps,
    [`DTSTART${tzid(zone)}`, start(first)],
    ["DURATION", `PT${gymClass.minutes}M`],
    ["RRULE", recurrenceRule(gymClass, zone)],
    ...canceled.map(({ date }) => [`EXDATE${tzid(zone)}`, start(date)] as const),
    ...details(gymClass, null),
  ];
  return [
    master,
    ...changed.map((change): CalendarEvent => {
      const session = changedSession(gymClass, change, zone);
      return [
        ["UID", uid("class", gymClass.id)],
        [`RECURRENCE-ID${tzid(zone)}`, start(change.date)],
        ...stamps,
        [`DTSTART${tzid(zone)}`, localTime(session.date, session.gymClass.start)],
        ["DURATION", `PT${session.gymClass.minutes}M`],
        ...details(session.gymClass, formatChange(session)),
      ];
    }),
  ];
}

/** A class on a single date. */
export function extraClass(
  change: ClassChange & { status: "extra" },
  zone: string = timeZone,
): CalendarEvent {
  const { gymClass, date } = change;
  return [
    ["UID", uid("class", change.id)],
    ...versionStamps([change.updatedAt]),
    [`DTSTART${tzid(zone)}`, localTime(date, gymClass.start)],
    ["DURATION", `PT${gymClass.minutes}M`],
    ...details(gymClass, change.why ?? null),
  ];
}

function latestPerDate(changes: readonly ClassChange[]): ClassChange[] {
  return [...new Map(changes.map((change) => [change.date, change])).values()];
}

function changedSession(gymClass: GymClass, change: ClassChange, zone: string): Session {
  const timetable: Timetable = { classes: [gymClass], changes: [change], zone };
  const date = change.newDate ?? change.date;
  return sessionsOn(date, timetable).find((session) => session.change === change)!;
}

function firstDate({ day, firstDay = SERIES_START }: GymClass): string {
  const from = firstDay > SERIES_START ? firstDay : SERIES_START;
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead));
  return week.find((date) => weekdayName(date) === day) ?? from;
}

function recurrenceRule({ day, lastDay }: GymClass, zone: string): string {
  const until = lastDay
    ? `;UNTIL=${utcTime(momentAt(addDays(lastDay, 1), "00:00", zone).getTime() - 1000)}`
    : "";
  return `FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}${until}`;
}

/** Shared by the series and its overrides: clients accept a change only with a higher sequence number. */
function versionStamps(times: readonly number[]): CalendarEvent {
  const latest = Math.max(...times);
  const stamp = latest || Date.parse(fileDate("content/class-pages.ts") ?? `${SERIES_START}T12:00:00Z`);
  return [
    ["DTSTAMP", utcTime(stamp)],
    ["LAST-MODIFIED", utcTime(stamp)],
    ["SEQUENCE", String(sequenceNumber(latest))],
  ];
}

function details(
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
    ["LOCATION", escapeText(fullLocation(places, place))],
    ["URL", absoluteUrl("/schedule")],
    ["STATUS", "CONFIRMED"],
    ["TRANSP", "TRANSPARENT"],
  ];
}
