import { destinationCopy } from "#content/pages/destination.ts";
import { programs, unlisted } from "#content/programs/programs.ts";
import { type Slot, byTime, type GymClass } from "#domain/schedule/classes.ts";

/** What a class belongs to: a page that tells about it, and the hours with which a new gym begins. */
type ClassPage = { title: string; path: string; times?: { place: string; slots: readonly Slot[] } };

/** By the word that a class names it with, in the order of the timetable's filter. */
export const classPages: ReadonlyMap<string, ClassPage> = new Map<string, ClassPage>([
  ...[...programs, ...unlisted].map(({ slug, title, times }): [string, ClassPage] => [
    slug,
    { title, path: `/programs/${slug}`, ...(times && { times }) },
  ]),
  ["destination-workouts", { ...destinationCopy.page, times: destinationCopy.times }],
]);

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
