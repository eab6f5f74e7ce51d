import { programs, unlisted } from "#content/programs/programs.ts";
import type { Program } from "#content/programs/program.ts";
import type { Slot } from "./slot.ts";
import { timeZone } from "./site.ts";
import { addDays, dayOf, days, minutesOf, momentAt, wallClock, type ClockTime, type Day } from "./week.ts";

// The one timetable, from the times of each program.

export type GymClass = Slot & { id: string; program: string; programTitle: string; place: string };

/** Programs that have a place in the timetable, in its filter's order. */
export const classPrograms: readonly Program[] = [...programs, ...unlisted].filter(({ times }) => times);

export const classes: readonly GymClass[] = classPrograms.flatMap(classesIn).toSorted(byTime);

/** When the first class of the earliest day begins. */
export const firstStart: ClockTime = classes.map(({ start }) => start).toSorted()[0] ?? "06:00";

function classesIn({ slug, title, times }: Program): GymClass[] {
  return (times?.slots ?? []).map((slot) => ({
    id: `${slug}-${slot.day.slice(0, 3).toLowerCase()}-${slot.start.replace(":", "")}`,
    program: slug,
    programTitle: title,
    place: times?.place ?? "",
    ...slot,
  }));
}

function byTime(a: GymClass, b: GymClass) {
  return (
    days.indexOf(a.day) - days.indexOf(b.day) || a.start.localeCompare(b.start) || a.id.localeCompare(b.id)
  );
}

export function classesOf(program: string | null | undefined, from = classes): readonly GymClass[] {
  return program ? from.filter((gymClass) => gymClass.program === program) : from;
}

export function classesByDay(from = classes): { day: Day; classes: readonly GymClass[] }[] {
  return days.map((day) => ({ day, classes: from.filter((gymClass) => gymClass.day === day) }));
}

/** A class on a certain date. */
export type Session = { gymClass: GymClass; date: string; startsAt: Date; endsAt: Date };

function sessionOn(date: string, gymClass: GymClass, zone: string): Session {
  const startsAt = momentAt(date, gymClass.start, zone);
  return { gymClass, date, startsAt, endsAt: new Date(startsAt.getTime() + gymClass.minutes * 60_000) };
}

/** Sessions that have not ended yet, soonest first, today and the seven days after it. */
export function comingSessions(now: Date, from = classes, zone: string = timeZone): Session[] {
  const today = wallClock(now, zone).date;
  return Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead))
    .flatMap((date) =>
      from.filter(({ day }) => day === dayOf(date)).map((gymClass) => sessionOn(date, gymClass, zone)),
    )
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

type TimetableNow = {
  today: Day;
  running: Session[];
  next: Session | null;
  /** The first moment at which any of this is different. */
  changesAt: Date;
};

export function timetableNow(now: Date, from = classes, zone: string = timeZone): TimetableNow {
  const { date, day } = wallClock(now, zone);
  const coming = comingSessions(now, from, zone);
  const running = coming.filter(({ startsAt }) => startsAt <= now);
  const next = coming.find(({ startsAt }) => startsAt > now) ?? null;
  const changes = [momentAt(addDays(date, 1), "00:00", zone), ...running.map(({ endsAt }) => endsAt)];
  if (next) changes.push(next.startsAt);
  return { today: day, running, next, changesAt: new Date(Math.min(...changes.map(Number))) };
}

export function endOf(gymClass: Slot): ClockTime {
  const end = minutesOf(gymClass.start) + gymClass.minutes;
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}` as ClockTime;
}
