import type { Bucket } from "./picture-key.ts";
import { pictureStore } from "./picture-store.server.ts";
import { nutritionImages, type NutritionImage } from "#domain/nutrition-images.ts";

/** Short, so that a new picture shows soon. */
const CACHED_MS = 2_000;

type Listing = { at: number; names: Promise<string[]> };
const listings = new Map<Bucket, Listing>();

/** The names in a bucket, sorted and cached. Throws if the bucket can't be read. */
export async function namesInBucket(bucket: Bucket): Promise<string[]> {
  const before = listings.get(bucket);
  if (before && performance.now() - before.at < CACHED_MS) return before.names;
  const listing = { at: performance.now(), names: pictureStore().names(bucket) };
  listings.set(bucket, listing);
  listing.names.catch(() => listings.delete(bucket));
  return listing.names;
}

/** Every picture of the nutrition gallery, by name. Throws if the bucket can't be read. */
export async function listNutritionPictures(): Promise<NutritionImage[]> {
  return nutritionImages((await namesInBucket("nutrition-images")).map((name) => ({ name })));
}

/** The files that db/readers/trainers.server.ts searches for portraits. */
export async function listTrainerPictures(): Promise<{ name: string }[]> {
  return (await namesInBucket("trainers")).map((name) => ({ name }));
}
