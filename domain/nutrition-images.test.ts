import { expect, it } from "vitest";
import { nutritionImages, imageTitle } from "./nutrition-images.ts";

it("keeps only files that end in jpg, jpeg, png or gif, and no folders", () => {
  const files = [
    "z-last.PNG",
    "notes.txt",
    "plate.webp",
    ".emptyFolderPlaceholder",
    "a.jpg",
    "b.jpeg",
    "c.gif",
    "d.png.bak",
  ].map((name) => ({ id: name, name }));
  const kept = nutritionImages([...files, { id: "folder.png/", name: "folder.png" }]);
  expect(kept.map(({ name }) => name)).toEqual(["a.jpg", "b.jpeg", "c.gif", "z-last.PNG"]);
  expect(kept[0]?.key).toBe("nutrition-images/a.jpg");
});

it.each([
  ["nutrition_macro-plate.jpg", "Macro plate"],
  ["community_shared_table.jpg", "Shared"],
  ["meal-prep-sunday.jpg", "Meal prep sunday"],
  ["shake.v2.final.png", "Shake"],
  ["2024_week.one.png", "Week"],
])("titles %s '%s'", (name, title) => {
  expect(imageTitle(name)).toBe(title);
});
