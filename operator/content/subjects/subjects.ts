import { classChanges, classes } from "./subject-classes.ts";
import { announcement, hours } from "./subject-notices.ts";
import { challenges, events } from "./subject-events.ts";
import { plans } from "./subject-plans.ts";
import { testimonials, trainers } from "./subject-people.ts";
import { settings } from "./subject-settings.ts";
import type { Subject } from "./subject.ts";
import { sitePictures } from "./subject-site-pictures.ts";
import { tour } from "./subject-tour.ts";

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
