/** A weekly class. */
export interface ClassTimeTable {
  /** Never changes, since calendar programs identify the class by it. */
  id: string;
  /** A program's slug, or the page 'destination-workouts'. */
  program: string;
  title: string;
  room: string;
  coach: string | null;
  /** 'Monday' */
  weekday: string;
  /** HH:MM on the gym's clock. */
  starts: string;
  minutes: number;
  /** null: unlimited. */
  spots: number | null;
  /** YYYY-MM-DD, inclusive; null is open-ended. */
  first_day: string | null;
  last_day: string | null;
  note: string | null;
  /** Increases with every change of the class or of one of its dates, or calendar programs would ignore the change. */
  updated_at: number;
}

/** A change on one date. */
export interface ClassChangeTable {
  id: string;
  /** null: an extra class. */
  class_id: string | null;
  /** The date in the weekly timetable; for an extra class, its own. */
  day: string;
  /** cancelled, changed (in the columns below that are not null) or extra. */
  status: string;
  new_day: string | null;
  starts: string | null;
  minutes: number | null;
  coach: string | null;
  room: string | null;
  /** Only for an extra class. */
  program: string | null;
  title: string | null;
  spots: number | null;
  why: string | null;
  updated_at: number;
}
