import { classes, classesByDay, endOf, timetableNow, type GymClass, type Session } from "./classes.ts";
import { timeZone } from "./site.ts";
import { addDays, minutesOf, sayTime, wallClock, type Day } from "./week.ts";

// The timetable as a page shows it: words ready to be set, nothing left to work out in the browser.

const partsOfDay = ["Morning", "Daytime", "Evening"] as const;

export type BoardClass = {
  id: string;
  /** '5:15' and 'AM' */
  clock: string;
  half: string;
  until: string;
  title: string;
  program: string;
  slug: string;
  place: string;
  coach: string | null;
  spotsLeft: number | null;
};

export type BoardDay = {
  day: Day;
  count: number;
  parts: { part: (typeof partsOfDay)[number]; classes: BoardClass[] }[];
};

/** What runs and what comes next, until it changes. */
export type BoardMoment = {
  changesAt: number;
  today: Day;
  running: { id: string; title: string; until: string }[];
  /** `when` is 'Today', 'Tomorrow' or a day's name. */
  next: { id: string; when: string; clock: string; title: string; place: string } | null;
};

export function boardDays(from: readonly GymClass[] = classes): BoardDay[] {
  return classesByDay(from).map(({ day, classes: ofDay }) => ({
    day,
    count: ofDay.length,
    parts: partsOfDay.map((part) => ({
      part,
      classes: ofDay.filter((gymClass) => partOf(gymClass) === part).map(boardClass),
    })),
  }));
}

function partOf({ start }: GymClass): (typeof partsOfDay)[number] {
  const minutes = minutesOf(start);
  if (minutes < 11 * 60) return "Morning";
  return minutes < 16 * 60 ? "Daytime" : "Evening";
}

function boardClass(gymClass: GymClass): BoardClass {
  const [clock = "", half = ""] = sayTime(gymClass.start).split(" ");
  return {
    id: gymClass.id,
    clock: clock.includes(":") ? clock : `${clock}:00`,
    half,
    until: sayTime(endOf(gymClass)),
    title: gymClass.title,
    program: gymClass.programTitle,
    slug: gymClass.program,
    place: gymClass.place,
    coach: gymClass.coach ?? null,
    spotsLeft: gymClass.spotsLeft ?? null,
  };
}

/** This moment and the coming changes, so that a page that stays open needs no timetable of its own. */
export function boardMoments(now: Date, from: readonly GymClass[] = classes, count = 24): BoardMoment[] {
  const moments: BoardMoment[] = [];
  for (let at = now; moments.length < count;) {
    const { today, running, next, changesAt } = timetableNow(at, from);
    moments.push({
      changesAt: changesAt.getTime(),
      today,
      running: running.map(({ gymClass }) => ({
        id: gymClass.id,
        title: gymClass.title,
        until: sayTime(endOf(gymClass)),
      })),
      next: next && comingClass(next, at),
    });
    at = changesAt;
  }
  return moments;
}

function comingClass({ gymClass, date }: Session, now: Date) {
  const today = wallClock(now, timeZone).date;
  const when = date === today ? "Today" : date === addDays(today, 1) ? "Tomorrow" : gymClass.day;
  return {
    id: gymClass.id,
    when,
    clock: sayTime(gymClass.start),
    title: gymClass.title,
    place: gymClass.place,
  };
}
