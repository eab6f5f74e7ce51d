import type { RouterContextProvider } from "react-router";
import { readChallenges, readEvents } from "#db/readers/events.server.ts";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readPlans } from "#db/readers/plans.server.ts";
import { unchangedSince } from "#db/readers/notes.server.ts";
import { readTestimonials } from "#db/readers/testimonials.server.ts";
import { readTourImages } from "#db/readers/pictures.server.ts";
import { readTrainers } from "#db/readers/trainers.server.ts";
import { listNutritionPictures, listTrainerPictures } from "#pictures/store/bucket-listing.server.ts";
import { galleryPictures } from "#pictures/site-pictures.server.ts";
import type { Told } from "./page-facts.ts";

type Picture = { key: string; version: string };
type Source = (now: Date) => Promise<{ facts: unknown; pictures: Picture[] }>;

/** How each is read, and which of the store's pictures come with it. */
const sources: Record<Told, Source> = {
  plans: source(() => readPlans(siteDatabase())),
  trainers: source(
    () => readTrainers(siteDatabase(), listTrainerPictures),
    ({ picture }) => picture,
  ),
  events: source((now) => readEvents(siteDatabase(), now)),
  challenges: source(() => readChallenges(siteDatabase())),
  // How long ago a review was written changes by itself.
  testimonials: source(async (now) =>
    (await readTestimonials(siteDatabase(), now)).map(({ id, content }) => [id, content]),
  ),
  "tour photos": source(
    () => readTourImages(siteDatabase()),
    ({ key }) => key,
  ),
  "kitchen photos": source(listNutritionPictures, ({ key }) => key),
  "gallery photos": async () => {
    const pictures = galleryPictures().map(({ photo: { key, version } }) => ({ key, version }));
    return { facts: pictures, pictures };
  },
};

function source<Row>(
  read: (now: Date) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string | null = () => null,
): Source {
  return async (now) => {
    const rows = await read(now);
    const keys = rows.map(keyOf).filter((key) => key !== null);
    return { facts: rows, pictures: keys.map((key) => ({ key, version: "" })) };
  };
}

/** Since when each says what it says, and its pictures; what can't be read is left out. */
export async function toldSince(context: Readonly<RouterContextProvider>) {
  const now = new Date();
  const told = new Map<Told, { since: Date | null; pictures: Picture[] }>();
  for (const [what, read] of Object.entries(sources) as [Told, Source][]) {
    const found = await readOrNull(context, what, () => read(now));
    if (!found) continue;
    const since = await readOrNull(context, what, () =>
      unchangedSince(leadsDatabase(), what, found.facts, now),
    );
    told.set(what, { since, pictures: found.pictures });
  }
  return told;
}
