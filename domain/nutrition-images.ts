/** Gallery images in the nutrition bucket, and their titles. */

export interface StoredFile {
  /** Ends in a slash for folders. */
  id?: string | null;
  name: string;
}

export interface NutritionImage {
  id: string;
  name: string;
  title: string;
  /** Key in the picture store. */
  key: string;
}

export function nutritionImages(files: readonly StoredFile[]): NutritionImage[] {
  return files
    .map(({ id, name }) => ({ id: id ?? name, name }))
    .filter(({ id, name }) => /(jpg|jpeg|png|gif)$/i.test(name) && !id.endsWith("/"))
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map((file) => ({ ...file, title: imageTitle(file.name), key: `nutrition-images/${file.name}` }));
}

/** 'nutrition_macro-plate.jpg' → 'Macro plate'; 'meal-prep-sunday.jpg' → 'Meal prep sunday' */
export function imageTitle(name: string): string {
  const part = (name.includes("_") ? name.split("_")[1] : name) ?? "";
  const words = (part.split(".")[0] ?? "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
