import { days, toMinutes, type ClockTime, type Day } from "./clock.ts";

// The timetable: weekly classes and changes on single dates. sessions.ts applies the changes.

export type GymClass = Slot & {
  id: string;
  program: string;
  programTitle: string;
  place: string;
  /** YYYY-MM-DD, inclusive. */
  firstDay?: string;
  lastDay?: string;
  note?: string;
  /** Epoch milliseconds. */
  updatedAt?: number;
};

/** A change on one date. */
export type ClassChange = {
  id: string;
  /** The regular date. Missing fields do not change. */
  date: string;
  newDate?: string;
  start?: ClockTime;
  minutes?: number;
  coach?: string;
  place?: string;
  spotsLeft?: number;
  why?: string;
  updatedAt: number;
} & (
  | { status: "cancelled" | "changed"; classId: string }
  /** A class on this date only. */
  | { status: "extra"; gymClass: GymClass }
);

export type Timetable = {
  classes: readonly GymClass[];
  changes: readonly ClassChange[];
  /** IANA time zone. */
  zone: string;
};

export function byTime(a: GymClass, b: GymClass) {
  return (
    days.indexOf(a.day) - days.indexOf(b.day) || a.start.localeCompare(b.start) || a.id.localeCompare(b.id)
  );
}

export function filterTimetable(program: string | null | undefined, timetable: Timetable): Timetable {
  if (!program) return timetable;
  const classes = timetable.classes.filter((gymClass) => gymClass.program === program);
  const ids = new Set(classes.map(({ id }) => id));
  const changes = timetable.changes.filter((change) =>
    change.status === "extra" ? change.gymClass.program === program : ids.has(change.classId),
  );
  return { ...timetable, classes, changes };
}

export function endTime({ start, minutes }: { start: ClockTime; minutes: number }): ClockTime {
  const end = toMinutes(start) + minutes;
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}` as ClockTime;
}

/** A weekly time slot. */
export type Slot = {
  day: Day;
  start: ClockTime;
  minutes: number;
  title: string;
  coach?: string;
  spotsLeft?: number;
};
