import { nutritionImages, type NutritionImage } from "#domain/nutrition-images.ts";
import { namesInBucket } from "#pictures/store/bucket-listing.server.ts";

/** Every picture of the nutrition gallery, by name. Throws when the bucket can't be read. */
export async function listNutritionPictures(): Promise<NutritionImage[]> {
  return nutritionImages((await namesInBucket("nutrition-images")).map((name) => ({ name })));
}
