import { nutritionImages, type NutritionImage } from "#data/rules/nutrition-rules.ts";
import { namesInBucket } from "#photos/store/bucket-listing.server.ts";

/** Every picture of the nutrition gallery, by name. Throws when the bucket can't be read. */
export async function listNutritionPictures(): Promise<NutritionImage[]> {
  return nutritionImages((await namesInBucket("nutrition-images")).map((name) => ({ name })));
}
