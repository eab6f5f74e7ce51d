import type { RouterContextProvider } from "react-router";
import { firstPictures } from "#content/pages/gallery.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { within } from "#http/time-limit.ts";
import { countTourImages, readTourImages, type Stored } from "#db/readers/pictures.server.ts";
import { listNutritionPictures, namesInBucket } from "#pictures/store/bucket-listing.server.ts";
import { findPictures } from "#pictures/find-pictures.server.ts";
import { anyDrawnIn } from "#pictures/store/own-pictures.server.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { findGalleryPictures, galleryPictures } from "#pictures/site-pictures.server.ts";
import { categorySlug, photoRange, TOUR_CATEGORY, type PhotoPage, type PhotoRange } from "./photo-page.ts";

const STORE_TIMEOUT_MS = 500;

type Context = Readonly<RouterContextProvider>;
/** Selects the photos to read: the whole range, or only its last step. */
type Select = (range: PhotoRange) => { before: number; shown: number };

/** Paged photo lists by name; /photos/<name> returns the next photos. */
export const galleries = { home: readTour, gallery: readGallery, nutrition: readNutrition };

async function readTour(query: URLSearchParams, context: Context, select: Select): Promise<PhotoPage<Photo>> {
  const stored = await storedTour();
  const range = photoRange(await tourTotal(context, stored), query, "home");
  return { ...range, photos: await tourPhotos(context, select(range), stored) };
}

/** A few that ship with the site, unless the tour has only the gym's own photos; the tour; then the others that ship. */
async function readGallery(
  query: URLSearchParams,
  context: Context,
  select: Select,
): Promise<PhotoPage<Photo>> {
  const chosen = query.get("category");
  const isChosen = (category: string) => chosen === null || categorySlug(category) === chosen;
  const [stored, drawn] = await Promise.all([storedTour(), chosen === null && isTourDrawn()]);
  const inTour = isChosen(TOUR_CATEGORY) ? await tourTotal(context, stored) : 0;
  const first = drawn ? findGalleryPictures(firstPictures) : [];
  const last = galleryPictures()
    .filter(({ photo, category }) => isChosen(category) && first.every(({ key }) => key !== photo.key))
    .map(({ photo }) => photo);
  const end = first.length + inTour;
  const range = photoRange(end + last.length, query, "gallery");
  const { before, shown } = select(range);
  const fromTour = await tourPhotos(
    context,
    { before: Math.max(0, before - first.length), shown: Math.min(shown - first.length, inTour) },
    stored,
  );
  const fromLast = last.slice(Math.max(0, before - end), Math.max(0, shown - end));
  return { ...range, photos: [...first.slice(before, shown), ...fromTour, ...fromLast] };
}

async function readNutrition(query: URLSearchParams, _: Context, select: Select): Promise<PhotoPage<Photo>> {
  const all = await listNutritionPictures();
  const range = photoRange(all.length, query, "nutrition");
  const { before, shown } = select(range);
  const keys = all.slice(before, shown).map(({ key, title }) => ({ key, alt: title }));
  return { ...range, photos: (await findPictures(keys)).filter((photo) => photo !== null) };
}

/** Names of the tour's pictures in the store; null if it fails or is slow. */
export function storedTour(): Promise<Stored> {
  return within(STORE_TIMEOUT_MS, namesInBucket("tour-images")).catch(() => null);
}

function isTourDrawn(): Promise<boolean> {
  return within(STORE_TIMEOUT_MS, anyDrawnIn("tour-images")).catch(() => true);
}

export async function tourTotal(context: Context, stored: Stored): Promise<number> {
  return (await readOrNull(context, "tour photos", () => countTourImages(siteDatabase(), stored))) ?? 0;
}

async function tourPhotos(
  context: Context,
  selected: { before: number; shown: number },
  stored: Stored,
): Promise<Photo[]> {
  if (selected.shown <= selected.before) return [];
  const photos = await readOrNull(context, "tour photos", async () =>
    findPictures(await readTourImages(siteDatabase(), selected, stored)),
  );
  return (photos ?? []).filter((photo) => photo !== null);
}
