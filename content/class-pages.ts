import { destinationCopy } from "#content/pages/destination.ts";
import { isOn } from "./is-on.ts";
import { everyProgram } from "#content/programs/programs.ts";
import { type Slot, byTime, type GymClass } from "#domain/schedule/classes.ts";

/** The page about a program's classes, and its default timetable. */
type ClassPage = { title: string; path: string; times?: { place: string; slots: readonly Slot[] } };

/** By program slug, in the order of the timetable's filter. */
export const classPages: ReadonlyMap<string, ClassPage> = new Map<string, ClassPage>([
  ...everyProgram.map(({ slug, title, times }): [string, ClassPage] => [
    slug,
    { title, path: `/programs/${slug}`, ...(times && { times }) },
  ]),
  ...(isOn(destinationCopy.page.path)
    ? ([["destination-workouts", { ...destinationCopy.page, times: destinationCopy.times }]] as const)
    : []),
]);

/** The timetable of a new database. */
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
