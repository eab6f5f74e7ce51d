import type { RouterContextProvider } from "react-router";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { within } from "#http/time-limit.ts";
import { countTourImages, readTourImages, type Stored } from "#db/readers/pictures.server.ts";
import { listNutritionPictures, namesInBucket } from "#pictures/store/bucket-listing.server.ts";
import { findPictures } from "#pictures/find-pictures.server.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { galleryPictures } from "#pictures/site-pictures.server.ts";
import { categorySlug, TOUR } from "./categories.ts";
import { photoPart, type PhotoPage, type PhotoPart } from "./photo-page.ts";

/** The lists of pictures that grow on a page, by the name under which /photos/<list> has their next part. */
export const galleries = { home: readTour, gallery: readGallery, nutrition: readNutrition };

type Context = Readonly<RouterContextProvider>;
/** All that the address asks for, or what it adds to the part before. */
type Span = (part: PhotoPart) => { before: number; shown: number };

async function readTour(query: URLSearchParams, context: Context, span: Span): Promise<PhotoPage<Photo>> {
  const stored = await storedTour();
  const part = photoPart(await tourTotal(context, stored), query, "home");
  return { ...part, photos: await tourPhotos(context, span(part), stored) };
}

/** The tour's pictures come first, then those that come with the site. */
async function readGallery(query: URLSearchParams, context: Context, span: Span): Promise<PhotoPage<Photo>> {
  const chosen = query.get("category");
  const isChosen = (category: string) => chosen === null || categorySlug(category) === chosen;
  const stored = await storedTour();
  const inTour = isChosen(TOUR) ? await tourTotal(context, stored) : 0;
  const after = galleryPictures().filter(({ category }) => isChosen(category));
  const part = photoPart(inTour + after.length, query, "gallery");
  const { before, shown } = span(part);
  const fromTour = await tourPhotos(context, { before, shown: Math.min(shown, inTour) }, stored);
  const fromShipped = after.slice(Math.max(0, before - inTour), Math.max(0, shown - inTour));
  return { ...part, photos: [...fromTour, ...fromShipped.map(({ photo }) => photo)] };
}

async function readNutrition(query: URLSearchParams, _: Context, span: Span): Promise<PhotoPage<Photo>> {
  const all = await listNutritionPictures();
  const part = photoPart(all.length, query, "nutrition");
  const { before, shown } = span(part);
  const keys = all.slice(before, shown).map(({ key, title }) => ({ key, alt: title }));
  return { ...part, photos: (await findPictures(keys)).filter((photo) => photo !== null) };
}

const PATIENCE_MS = 500;

/** Which pictures of the tour are in the store; null where it does not say in time. */
export function storedTour(): Promise<Stored> {
  return within(PATIENCE_MS, namesInBucket("tour-images")).catch(() => null);
}

export async function tourTotal(context: Context, stored: Stored): Promise<number> {
  return (await readOrNull(context, "tour photos", () => countTourImages(siteDatabase(), stored))) ?? 0;
}

async function tourPhotos(
  context: Context,
  span: { before: number; shown: number },
  stored: Stored,
): Promise<Photo[]> {
  if (span.shown <= span.before) return [];
  const photos = await readOrNull(context, "tour photos", async () =>
    findPictures(await readTourImages(siteDatabase(), span, stored)),
  );
  return (photos ?? []).filter((photo) => photo !== null);
}
