import type { RouterContextProvider } from "react-router";
import { readChallenges, readEvents } from "#db/readers/events.server.ts";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readPlans } from "#db/readers/plans.server.ts";
import { unchangedSince } from "#db/readers/notes.server.ts";
import { readChangeDates } from "#db/readers/site-lists.server.ts";
import { readTestimonials } from "#db/readers/testimonials.server.ts";
import { readTourImages } from "#db/readers/pictures.server.ts";
import { readTrainers } from "#db/readers/trainers.server.ts";
import { listNutritionPictures, listTrainerPictures } from "#pictures/store/bucket-listing.server.ts";
import { galleryPictures } from "#pictures/site-pictures.server.ts";
import type { SitePage, SourceName } from "./page-meta.ts";

declare const __FILE_DATES__: Record<string, string> | undefined;

/** Last commit of each file, from the build (file-dates.ts); empty without a git history. */
const fileDates: Record<string, string> = typeof __FILE_DATES__ === "undefined" ? {} : __FILE_DATES__;

/** The date of the last commit of a file; undefined when unknown. */
export function fileDate(path: string): string | undefined {
  return fileDates[path];
}

type Picture = { key: string; version: string };
type ReadSource = (now: Date) => Promise<{ rows: unknown; pictures: Picture[] }>;
export type Source = { changedAt: Date | null; pictures: Picture[] };

/** How to read each data source, and the pictures of the store that it shows. */
const sources: Record<SourceName, ReadSource> = {
  plans: source(() => readPlans(siteDatabase())),
  trainers: source(
    () => readTrainers(siteDatabase(), listTrainerPictures),
    ({ picture }) => picture,
  ),
  events: source((now) => readEvents(siteDatabase(), now)),
  challenges: source(() => readChallenges(siteDatabase())),
  // Leaves out the age of a review, which changes every day.
  testimonials: source(async (now) =>
    (await readTestimonials(siteDatabase(), now)).map(({ id, name, content, rating, source }) => [
      id,
      name,
      content,
      rating,
      source,
    ]),
  ),
  "tour photos": source(
    () => readTourImages(siteDatabase()),
    ({ key }) => key,
  ),
  "kitchen photos": source(listNutritionPictures, ({ key }) => key),
  "gallery photos": async () => {
    const pictures = galleryPictures().map(({ photo: { key, version } }) => ({ key, version }));
    return { rows: pictures, pictures };
  },
};

function source<Row>(
  read: (now: Date) => Promise<readonly Row[]>,
  pictureKey: (row: Row) => string | null = () => null,
): ReadSource {
  return async (now) => {
    const rows = await read(now);
    const keys = rows.map(pictureKey).filter((key) => key !== null);
    return { rows, pictures: keys.map((key) => ({ key, version: "" })) };
  };
}

/** When the data of each source last changed, and its pictures. Unreadable sources are left out. */
export async function readSources(
  context: Readonly<RouterContextProvider>,
): Promise<Map<SourceName, Source>> {
  const now = new Date();
  const result = new Map<SourceName, Source>();
  for (const [name, read] of Object.entries(sources) as [SourceName, ReadSource][]) {
    const data = await readOrNull(context, name, () => read(now));
    if (!data) continue;
    const changedAt = await readOrNull(context, name, () =>
      unchangedSince(leadsDatabase(), name, data.rows, now),
    );
    result.set(name, { changedAt, pictures: data.pictures });
  }
  return result;
}

/** When the gym last changed each text and list of content/, by its name. */
export async function readRewordings(context: Readonly<RouterContextProvider>): Promise<Map<string, Date>> {
  const dates = await readOrNull(context, "texts", () => readChangeDates(siteDatabase()));
  return dates ?? new Map();
}

/** The latest change of a page's own file, its content file, its data sources and its texts; undefined when unknown. */
export function lastmod(
  { id, file, texts = [], lists = [] }: SitePage,
  shown: readonly Source[],
  rewordings: ReadonlyMap<string, Date>,
): string | undefined {
  const reworded = [...rewordings].filter(
    ([name]) => lists.some((list) => list === name) || texts.some((start) => name.startsWith(start)),
  );
  const dates = [
    fileDate(`app/${id}.tsx`),
    file && fileDate(file),
    ...shown.map(({ changedAt }) => changedAt?.toISOString()),
    ...reworded.map(([, date]) => date.toISOString()),
  ];
  return dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}
