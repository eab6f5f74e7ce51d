import { firstClasses } from "#content/class-pages.ts";

/** Rows of the default timetable. */
export const sampleClasses = firstClasses.map(
  ({ id, program, title, place, coach, day, start, minutes, spotsLeft, firstDay, lastDay, note }) => ({
    id,
    program,
    title,
    room: place,
    coach: coach ?? null,
    weekday: day,
    starts: start,
    minutes,
    spots: spotsLeft ?? null,
    first_day: firstDay ?? null,
    last_day: lastDay ?? null,
    note: note ?? null,
  }),
);
