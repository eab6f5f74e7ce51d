import { z } from "zod";
import { DAYS_AHEAD } from "#domain/schedule/timetable.ts";
import { addDays, weekdayName, days } from "#domain/schedule/clock.ts";
import { formatDate } from "#content/gym-clock.ts";
import { lastDayAhead } from "#operations/timetable/when.ts";

/** The place of a class in the calendar. */
export const rowId = (date: string, id: string) => `class-${date}-${id}`;

export const CALENDAR = "/desk/classes/day";

const addressForDay = (date: string) => `${CALENDAR}?date=${date}`;

/** The day among the other days of its week. */
export const sectionForDay = (date: string) => `${addressForDay(date)}#day-${date}`;

/** A class on that day. */
export const rowForClass = (date: string, id: string) =>
  `${addressForDay(date)}#${encodeURIComponent(rowId(date, id))}`;

/** The log of changes goes as far back. */
const DAYS_BACK = 365;

/** The first and the last day of the calendar. */
export const calendarDays = (today: string) => [addDays(today, -DAYS_BACK), lastDayAhead(today)] as const;

/** The day in the URL, if the calendar has it; otherwise today. */
export function readDay(text: string, today: string): { date: string; refused: string | null } {
  const [first, last] = calendarDays(today);
  const instead = (refused: string) => ({ date: today, refused: `${refused} Showing today.` });
  if (text === "") return { date: today, refused: null };
  if (!z.iso.date().safeParse(text).success) return instead(`‘${text.slice(0, 40)}’ is not a date.`);
  if (text < first) return instead(`The calendar begins on ${formatDate(first, today)}.`);
  if (text > last) return instead(`The calendar ends on ${formatDate(last, today)}.`);
  return { date: text, refused: null };
}

/** 'November 26', or 'November 25, 2027' in another year. */
function formatMonthDay(day: string, today: string): string {
  const name = new Date(day).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
  return name + yearUnlessNow(day, today);
}

/** ', 2027' in another year. */
const yearUnlessNow = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? "" : `, ${day.slice(0, 4)}`;

/** 'Nov 23 – 29', 'Nov 30 – Dec 6', 'Nov 22 – 28, 2027' */
function formatWeek(from: string, to: string, today: string): string {
  const format = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString("en-US", { ...parts, timeZone: "UTC" });
  const month = from.slice(0, 7) === to.slice(0, 7) ? {} : ({ month: "short" } as const);
  return `${format(from, { month: "short", day: "numeric" })} – ${format(to, { ...month, day: "numeric" })}${yearUnlessNow(to, today)}`;
}

/** What visitors see of a change on a day that the schedule does not show yet. */
export function visibleFrom(date: string, today: string): string | undefined {
  const from = addDays(date, 1 - DAYS_AHEAD);
  return from > today
    ? `The schedule page shows it from ${formatDate(from, today)}, calendar subscriptions right away`
    : undefined;
}

/** `name` is 'Thursday, November 26'; `label` and `figure` are 'Thu' and 26. */
export type DayOfWeek = { date: string; name: string; label: string; figure: number; to: string | null };

/** Monday to Sunday around a day. Days that the calendar does not have are no links. */
export function weekAround(date: string, today: string) {
  const [first, last] = calendarDays(today);
  const isReached = (day: string) => day >= first && day <= last;
  const monday = addDays(date, -days.indexOf(weekdayName(date)));
  const week = Array.from({ length: 7 }, (_, at): DayOfWeek => {
    const day = addDays(monday, at);
    return {
      date: day,
      name: `${weekdayName(day)}, ${formatMonthDay(day, today)}`,
      label: day === today ? "Today" : weekdayName(day).slice(0, 3),
      figure: Number(day.slice(8)),
      to: isReached(day) ? sectionForDay(day) : null,
    };
  });
  const nextMonday = addDays(monday, 7);
  // From next week, back leads to today.
  const earliest = monday > today ? today : first;
  const before = [addDays(monday, -7), earliest].toSorted().at(-1)!;
  return {
    name: formatWeek(monday, addDays(monday, 6), today),
    days: week,
    before: monday > first ? addressForDay(before) : null,
    after: isReached(nextMonday) ? addressForDay(nextMonday) : null,
  };
}
