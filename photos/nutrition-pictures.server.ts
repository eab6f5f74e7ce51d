import { namesInBucket } from "./bucket-listing.server.ts";

export type NutritionPicture = { id: string; name: string; title: string; key: string };

/** Every picture of the nutrition gallery, by name. Throws when the bucket can't be read. */
export async function listNutritionPictures(): Promise<NutritionPicture[]> {
  const names = await namesInBucket("nutrition-images");
  return names
    .map((name) => ({ id: `nutrition-images/${name}`, name }))
    .filter(isNutritionPicture)
    .map(({ id, name }) => ({ id, name, title: nutritionTitle(name), key: id }));
}

export function isNutritionPicture({ id, name }: { id: string; name: string }) {
  return /\.(jpg|jpeg|png|gif)$/i.test(name) && !id.endsWith("/");
}

/** 'nutrition_macro-plate.jpg' and 'macro-plate.jpg' are both 'Macro plate'. */
export function nutritionTitle(name: string) {
  const part = name.includes("_") ? name.split("_")[1] : name;
  const words = (part ?? "").split(".")[0]?.replaceAll("-", " ") ?? "";
  return words.charAt(0).toUpperCase() + words.slice(1);
}
