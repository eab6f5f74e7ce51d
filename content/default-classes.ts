import { classPages } from "./class-pages.ts";
import { byTime, type GymClass } from "#domain/schedule/classes.ts";

/** The timetable with which a new site begins; from then on the gym's own lives in the database. */
export const firstClasses: readonly GymClass[] = [...classPages]
  .flatMap(([program, { title: programTitle, times }]) =>
    (times?.slots ?? []).map((slot) => ({
      id: `${program}-${slot.day.slice(0, 3).toLowerCase()}-${slot.start.replace(":", "")}`,
      program,
      programTitle,
      place: times?.place ?? "",
      ...slot,
    })),
  )
  .toSorted(byTime);
