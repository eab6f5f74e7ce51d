import type { RouterContextProvider } from "react-router";
import { readChallenges } from "#data/challenges.server.ts";
import { database } from "#data/store/database.server.ts";
import { readEvents } from "#data/events.server.ts";
import { attempt } from "#data/request/freshness.server.ts";
import { readPlans } from "#data/plans.server.ts";
import { seenSince } from "#data/seen-since.server.ts";
import { readTestimonials } from "#data/testimonials.server.ts";
import { readTourImages } from "#data/tour-images.server.ts";
import { readTrainers } from "#data/trainers.server.ts";
import { listTrainerPictures } from "#photos/trainer-pictures.server.ts";
import type { Told } from "./pages.ts";

const readers: Record<Told, (now: Date) => Promise<unknown>> = {
  plans: () => readPlans(database()),
  trainers: () => readTrainers(database(), listTrainerPictures),
  events: (now) => readEvents(database(), now),
  challenges: () => readChallenges(database()),
  // How long ago a review was written changes by itself.
  testimonials: async (now) =>
    (await readTestimonials(database(), now)).map(({ id, content }) => [id, content]),
  "tour photos": () => readTourImages(database()),
};

/** Since when each table says what it says; one that can't be read has no date. */
export async function toldSince(context: Readonly<RouterContextProvider>): Promise<Map<Told, Date>> {
  const now = new Date();
  const since = new Map<Told, Date>();
  for (const [what, read] of Object.entries(readers) as [Told, (typeof readers)[Told]][]) {
    const date = await attempt(context, what, async () => seenSince(database(), what, await read(now), now));
    if (date) since.set(what, date);
  }
  return since;
}
