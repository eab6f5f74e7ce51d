import { classChanges, classes } from "./classes.ts";
import { announcement, hours } from "./notices.ts";
import { challenges, events } from "./events.ts";
import { plans } from "./plans.ts";
import { testimonials, trainers } from "./people.ts";
import { settings } from "./settings.ts";
import type { Subject } from "./collection.ts";
import { sitePictures } from "./site-pictures.ts";
import { tour } from "./tour.ts";

export const subjects = {
  plans,
  trainers,
  events,
  challenges,
  testimonials,
  hours,
  announcement,
  classes,
  "class-changes": classChanges,
  settings,
  tour,
  "site-pictures": sitePictures,
} as const;

export type SubjectName = keyof typeof subjects;

export function subjectNamed(name: string): Subject | undefined {
  return Object.values<Subject>(subjects).find((subject) => subject.name === name);
}
