import { formatChange, formatShortDate, formatWhen } from "./class-changes.ts";
import { endTime, type GymClass, type Timetable } from "./classes.ts";
import { isOn, type Session, sessionsOn, takesPlace, timetableNow } from "./sessions.ts";
import {
  addDays,
  type ClockTime,
  weekdayName,
  days,
  toMinutes,
  formatTime,
  wallClock,
  type Day,
} from "./clock.ts";

// The timetable, formatted for pages.

/** How far ahead the schedule lists changes. */
export const DAYS_AHEAD = 35;

const partsOfDay = ["Morning", "Daytime", "Evening"] as const;

export type BoardClass = {
  id: string;
  /** '17:15' */
  start: ClockTime;
  /** '5:15' and 'AM' */
  clock: string;
  half: string;
  /** '5:15 AM' */
  time: string;
  until: string;
  minutes: number;
  endsAt: number;
  title: string;
  program: string;
  place: string;
  coach: string | null;
  spotsLeft: number | null;
  note: string | null;
  /** Text about the change on this date, and whether the class is off. */
  change: string | null;
  off: boolean;
  /** Id of the class in the calendar. */
  calendarId: string;
};

export type BoardDay = {
  day: Day;
  /** 'Nov 23' */
  date: string;
  /** Number of classes that take place. */
  count: number;
  parts: { part: (typeof partsOfDay)[number]; classes: BoardClass[] }[];
};

/** The running and the next class, until this changes. */
export type BoardState = {
  at: number;
  changesAt: number;
  today: Day;
  running: { id: string; title: string; until: string }[];
  /** `when` is 'Today', 'Tomorrow' or a weekday; `id` is null if the class is later than the week of the board. */
  next: { id: string | null; when: string; clock: string; title: string; place: string } | null;
};

/** Today and the next six days, sorted from Monday to Sunday. */
export function boardDays(now: Date, timetable: Timetable): BoardDay[] {
  const today = wallClock(now, timetable.zone).date;
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  return week
    .toSorted((a, b) => days.indexOf(weekdayName(a)) - days.indexOf(weekdayName(b)))
    .map((date) => {
      const sessions = sessionsOn(date, timetable);
      return {
        day: weekdayName(date),
        date: formatShortDate(date),
        count: sessions.filter(takesPlace).length,
        parts: partsOfDay.map((part) => ({
          part,
          classes: sessions.filter(({ gymClass }) => partOfDay(gymClass) === part).map(boardClass),
        })),
      };
    });
}

function partOfDay({ start }: GymClass): (typeof partsOfDay)[number] {
  const minutes = toMinutes(start);
  if (minutes < 11 * 60) return "Morning";
  return minutes < 16 * 60 ? "Daytime" : "Evening";
}

function boardClass(session: Session): BoardClass {
  const { gymClass } = session;
  const [clock, half] = boardTime(gymClass.start);
  return {
    id: session.id,
    start: gymClass.start,
    clock,
    half,
    time: formatTime(gymClass.start),
    minutes: gymClass.minutes,
    until: boardTime(endTime(gymClass)).join(" "),
    endsAt: session.endsAt.getTime(),
    title: gymClass.title,
    program: gymClass.programTitle,
    place: gymClass.place,
    coach: gymClass.coach ?? null,
    spotsLeft: gymClass.spotsLeft ?? null,
    note: (session.state !== "extra" && gymClass.note) || null,
    change: formatChange(session),
    off: !takesPlace(session),
    calendarId: gymClass.id,
  };
}

/** '9:00' and 'AM' */
function boardTime(time: ClockTime): [clock: string, half: string] {
  const [clock = "", half = ""] = formatTime(time).split(" ");
  return [clock.includes(":") ? clock : `${clock}:00`, half];
}

/** Changes after the days of the board, soonest first. */
export function laterChanges(now: Date, timetable: Timetable, firstDay = 7): string[] {
  const today = wallClock(now, timetable.zone).date;
  const ahead = Array.from({ length: DAYS_AHEAD - firstDay }, (_, index) => addDays(today, firstDay + index));
  return ahead.flatMap((date) =>
    sessionsOn(date, timetable)
      .filter(({ state }) => state !== "usual")
      .map((session) => {
        const { start, title } = session.gymClass;
        return `${weekdayName(date)}, ${formatShortDate(date)}, ${formatTime(start)} ${title}. ${formatChange(session)}`;
      }),
  );
}

/** The current state and the next ones, so that an open page stays current. */
export function boardStates(now: Date, timetable: Timetable, count = 24): BoardState[] {
  const states: BoardState[] = [];
  const beyond = addDays(wallClock(now, timetable.zone).date, 7);
  for (let at = now; states.length < count;) {
    const { today, running, next, changesAt } = timetableNow(at, timetable);
    states.push({
      at: at.getTime(),
      changesAt: changesAt.getTime(),
      today,
      running: running.map(({ id, gymClass }) => ({
        id,
        title: gymClass.title,
        until: formatTime(endTime(gymClass)),
      })),
      next: next && comingClass(next, wallClock(at, timetable.zone).date, beyond),
    });
    at = changesAt;
  }
  return states;
}

function comingClass({ id, gymClass, date }: Session, today: string, beyond: string) {
  return {
    id: date < beyond ? id : null,
    when: formatWhen(date, today),
    clock: formatTime(gymClass.start),
    title: gymClass.title,
    place: gymClass.place,
  };
}

/** `claim` ('50+') if the week has that many classes, otherwise the count; null for a week without classes. */
export function classesAWeek(now: Date, { classes, zone }: Timetable, claim: string): string | null {
  const today = wallClock(now, zone).date;
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  const count = classes.filter((gymClass) => week.some((date) => isOn(date, gymClass))).length;
  if (count === 0) return null;
  return count >= Number.parseInt(claim) ? claim : String(count);
}

export function classesOn({ parts }: BoardDay): BoardClass[] {
  return parts.flatMap(({ classes }) => classes);
}
