/** One hour that comes back every week. */
export interface ClassTimeTable {
  /** Calendars know the class by it: it never changes. */
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
  /** null: open to whoever comes. */
  spots: number | null;
  /** YYYY-MM-DD, the first and the last day on which it may take place; null is open-ended. */
  first_day: string | null;
  last_day: string | null;
  note: string | null;
  /** Grows with every change of the class, on one of its dates too: calendars take no change without it. */
  updated_at: number;
}

/** What is different on one date. */
export interface ClassChangeTable {
  id: string;
  /** null: an extra class. */
  class_id: string | null;
  /** The date on which the week has it; of an extra class, its own. */
  day: string;
  /** cancelled, changed (whatever below is not null is different) or extra. */
  status: string;
  new_day: string | null;
  starts: string | null;
  minutes: number | null;
  coach: string | null;
  room: string | null;
  /** Of an extra class alone. */
  program: string | null;
  title: string | null;
  spots: number | null;
  why: string | null;
  updated_at: number;
}
