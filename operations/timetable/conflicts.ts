import { formatShortDate } from "#domain/schedule/class-changes.ts";
import { type Timetable } from "#domain/schedule/classes.ts";
import { type Session, sessionsOn, takesPlace } from "#domain/schedule/sessions.ts";
import { weekdayName, formatTime } from "#domain/schedule/clock.ts";
import { changesIn, classesIn, readTimetable } from "#db/readers/classes.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { type Row, cellText } from "#operations/collections/collection.ts";
import { hours } from "#operations/collections/hours.collection.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { comingYear } from "./when.ts";

const MAX_LISTED = 8;

/** Classes of the week that would overlap in one room or for one coach. */
export async function weekConflicts(
  db: Database,
  before: readonly Row[],
  after: readonly Row[],
): Promise<string[]> {
  const weekdays = new Set(differing(before, after).map((row) => cellText(row["weekday"])));
  if (weekdays.size === 0) return [];
  const { changes, zone } = await readTimetable(db, new Date());
  const dates = comingYear(gymDay(new Date())).filter((date) => weekdays.has(weekdayName(date)));
  return newConflicts(
    { classes: classesIn(stamped(before)), changes, zone },
    { classes: classesIn(stamped(after)), changes, zone },
    dates,
  );
}

/** The same for changes on one date, and classes that come to a day on which the gym is not open as usual. */
export async function dateConflicts(
  db: Database,
  before: readonly Row[],
  after: readonly Row[],
): Promise<string[]> {
  const changed = differing(before, after).flatMap((row) => [cellText(row["day"]), cellText(row["new_day"])]);
  const dates = comingYear(gymDay(new Date())).filter((date) => changed.includes(date));
  if (dates.length === 0) return [];
  const { classes, zone } = await readTimetable(db, new Date());
  const was = { classes, changes: changesIn(stamped(before), classes), zone };
  const will = { classes, changes: changesIn(stamped(after), classes), zone };
  const holidays = (await readRows(db, hours)).filter((row) => {
    const day = cellText(row["day"]);
    return dates.includes(day) && isAdded(day, was, will);
  });
  return [...newConflicts(was, will, dates), ...holidays.map(formatHoliday)];
}

/** Whether a class takes place on this date that did not before. */
function isAdded(date: string, before: Timetable, after: Timetable): boolean {
  const idsIn = (timetable: Timetable) =>
    sessionsOn(date, timetable)
      .filter(takesPlace)
      .map(({ id }) => id);
  const known = idsIn(before);
  return idsIn(after).some((id) => !known.includes(id));
}

function formatHoliday({ day, label }: Row): string {
  return `the gym is not open as usual on ${formatDates([cellText(day)])}: ${cellText(label)}`;
}

function differing(before: readonly Row[], after: readonly Row[]): Row[] {
  const texts = (rows: readonly Row[]) => new Set(rows.map((row) => JSON.stringify(row)));
  const [was, will] = [texts(before), texts(after)];
  return [...before, ...after].filter(
    (row) => was.has(JSON.stringify(row)) !== will.has(JSON.stringify(row)),
  );
}

/** Adds the column that rows have only in the table. */
function stamped(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, updated_at: 0 }));
}

function newConflicts(before: Timetable, after: Timetable, dates: readonly string[]): string[] {
  const added = dates.flatMap((date) => {
    const known = new Set(conflictsOn(date, before));
    return conflictsOn(date, after)
      .filter((conflict) => !known.has(conflict))
      .map((conflict) => ({ conflict, date }));
  });
  const datesByConflict = Map.groupBy(added, ({ conflict }) => conflict);
  const sentences = [...datesByConflict].map(
    ([conflict, on]) => `${conflict} (${formatDates(on.map(({ date }) => date))})`,
  );
  const more = sentences.length - MAX_LISTED;
  return more > 0 ? [...sentences.slice(0, MAX_LISTED), `${more} more classes overlap`] : sentences;
}

function conflictsOn(date: string, timetable: Timetable): string[] {
  const sessions = sessionsOn(date, timetable).filter(takesPlace);
  return sessions.flatMap((one, at) =>
    sessions
      .slice(at + 1)
      .filter((other) => other.startsAt < one.endsAt)
      .flatMap((other) => formatConflict(one, other) ?? []),
  );
}

function formatConflict({ gymClass: one }: Session, { gymClass: other }: Session): string | null {
  const isSame = (a = "", b = "") => a.trim() !== "" && a.trim().toLowerCase() === b.trim().toLowerCase();
  const [room, coach] = [isSame(one.place, other.place), isSame(one.coach, other.coach)];
  if (!room && !coach) return null;
  const both = `${one.title} at ${formatTime(one.start)} and ${other.title} at ${formatTime(other.start)} overlap`;
  return `${both}${room ? ` in ${one.place}` : ""}${coach ? `, both with ${one.coach}` : ""}`;
}

/** 'Mon, Nov 30', or 'Mondays from Nov 30' */
function formatDates(dates: readonly string[]): string {
  const [first = ""] = dates;
  const day = weekdayName(first);
  if (dates.length === 1) return `${day.slice(0, 3)}, ${formatShortDate(first)}`;
  return `${day}s from ${formatShortDate(first)}`;
}
