import { classChanges, classes } from "./classes.ts";
import { announcement, hours } from "./notices.ts";
import { challenges, events } from "./events.ts";
import { plans } from "./plans.ts";
import { testimonials, trainers } from "./people.ts";
import { settings } from "./settings.ts";
import type { Collection } from "./collection.ts";
import { sitePictures } from "./site-pictures.ts";
import { tour } from "./tour.ts";

export const collections = {
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

export type CollectionName = keyof typeof collections;

export function findCollection(name: string): Collection | undefined {
  return Object.values<Collection>(collections).find((subject) => subject.name === name);
}
