import { addDays, momentAt, wallClock, weekdayName, type Day } from "./clock.ts";
import type { ClassChange, GymClass, Timetable } from "./classes.ts";

// Sessions: the classes on one date, with the changes of that date.

/** A class on one date. */
export type Session = {
  /** Unique in a week. */
  id: string;
  /** With the changes of this date. */
  gymClass: GymClass;
  date: string;
  startsAt: Date;
  endsAt: Date;
  /** 'cancelled' and 'moved away' do not take place, but are shown. */
  state: "usual" | "cancelled" | "moved away" | "changed" | "extra";
  change: ClassChange | null;
  /** The regular class, if it was changed. */
  usual: { date: string; gymClass: GymClass } | null;
};

export function takesPlace({ state }: Session): boolean {
  return state !== "cancelled" && state !== "moved away";
}

/** All sessions of a date by time, including those that do not take place. */
export function sessionsOn(date: string, { classes, changes, zone }: Timetable): Session[] {
  const weekly = classes.flatMap((gymClass) => classSessions(date, gymClass, changes, zone));
  const extra = changes.flatMap((change) =>
    change.status === "extra" && change.date === date
      ? [session(change.id, date, change.gymClass, "extra", change, zone)]
      : [],
  );
  return [...weekly, ...extra].toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id),
  );
}

/** The regular session of a class on a date, and sessions moved to it, even if they were canceled afterward. */
function classSessions(
  date: string,
  gymClass: GymClass,
  changes: readonly ClassChange[],
  zone: string,
): Session[] {
  const sessions: Session[] = [];
  const own = changes.filter((change) => change.status !== "extra" && change.classId === gymClass.id);
  if (isOn(date, gymClass)) {
    const change = own.findLast((one) => one.date === date);
    if (!change) sessions.push(session(gymClass.id, date, gymClass, "usual", null, zone));
    else if (change.status === "cancelled")
      sessions.push(session(gymClass.id, date, gymClass, "cancelled", change, zone));
    else if (isMoved(change)) sessions.push(session(gymClass.id, date, gymClass, "moved away", change, zone));
    else sessions.push(changedSession(gymClass.id, date, gymClass, change, zone));
  }
  const moved = own.filter((one) => isMoved(one) && one.newDate === date && isOn(one.date, gymClass));
  for (const change of moved.filter((one) => own.findLast(({ date: day }) => day === one.date) === one)) {
    sessions.push(changedSession(`${gymClass.id}-${change.date}`, date, gymClass, change, zone));
  }
  return sessions;
}

function isMoved({ date, newDate }: ClassChange): boolean {
  return newDate !== undefined && newDate !== date;
}

/** Whether the regular week has the class on this date. */
export function isOn(date: string, { day, firstDay, lastDay }: GymClass): boolean {
  return day === weekdayName(date) && (!firstDay || firstDay <= date) && (!lastDay || date <= lastDay);
}

function changedSession(id: string, date: string, was: GymClass, change: ClassChange, zone: string): Session {
  const { start, minutes, coach, place, spotsLeft } = change;
  const gymClass = {
    ...was,
    day: weekdayName(date),
    ...(start && { start }),
    ...(minutes && { minutes }),
    ...(coach && { coach }),
    ...(place && { place }),
    ...(spotsLeft !== undefined && { spotsLeft }),
  };
  const usual = { date: change.date, gymClass: was };
  const state = change.status === "cancelled" ? "cancelled" : "changed";
  return { ...session(id, date, gymClass, state, change, zone), usual };
}

function session(
  id: string,
  date: string,
  gymClass: GymClass,
  state: Session["state"],
  change: ClassChange | null,
  zone: string,
): Session {
  const startsAt = momentAt(date, gymClass.start, zone);
  const endsAt = new Date(startsAt.getTime() + gymClass.minutes * 60_000);
  return { id, gymClass, date, startsAt, endsAt, state, change, usual: null };
}

/** Sessions of today and the next seven days that have not ended, soonest first. */
export function comingSessions(now: Date, timetable: Timetable): Session[] {
  const today = wallClock(now, timetable.zone).date;
  return Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead))
    .flatMap((date) => sessionsOn(date, timetable))
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

type TimetableNow = {
  today: Day;
  running: Session[];
  next: Session | null;
  /** When any of this changes next. */
  changesAt: Date;
};

export function timetableNow(now: Date, timetable: Timetable): TimetableNow {
  const { zone } = timetable;
  const { date, day } = wallClock(now, zone);
  const coming = comingSessions(now, timetable).filter(takesPlace);
  const running = coming.filter(({ startsAt }) => startsAt <= now);
  const next = coming.find(({ startsAt }) => startsAt > now) ?? null;
  const changes = [momentAt(addDays(date, 1), "00:00", zone), ...running.map(({ endsAt }) => endsAt)];
  if (next) changes.push(next.startsAt);
  return { today: day, running, next, changesAt: new Date(Math.min(...changes.map(Number))) };
}
