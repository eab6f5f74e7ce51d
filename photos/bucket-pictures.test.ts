import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stripes } from "./test-pictures.ts";

const dataDir = await mkdtemp(join(tmpdir(), "bucket-pictures-"));
process.env.DATA_DIR = dataDir;
const { photoStore } = await import("./photo-store.server.ts");
const { clearSamplePictures } = await import("./sample-pictures.server.ts");
const { isNutritionPicture, listNutritionPictures, nutritionTitle } =
  await import("./nutrition-pictures.server.ts");
const { trainerPicture, trainerPictureNames, trainerPictures } = await import("./trainer-pictures.server.ts");

beforeAll(async () => {
  const store = photoStore();
  await clearSamplePictures(store);
  const picture = await stripes(40, 40).png().toBuffer();
  for (const name of [
    "b_macro-plate.jpg",
    "a.PNG",
    "notes.txt",
    "later.webp",
    "c_.gif",
    "d_two_three.jpeg",
  ]) {
    await store.put(`nutrition-images/${name}`, picture);
  }
  for (const name of ["casey-sample.png", "Jordan Example.jpg", "zoe-otest.jpeg"]) {
    await store.put(`trainers/${name}`, picture);
  }
});
afterAll(() => rm(dataDir, { recursive: true }));

test.each([
  ["nutrition_macro-plate.jpg", "Macro plate"],
  ["macro-plate.jpg", "Macro plate"],
  ["a_b_c.jpg", "B"],
  ["plan.v2_green-bowl.final.png", "Green bowl"],
  ["green-bowl.final.png", "Green bowl"],
  ["a_.jpg", ""],
  ["ÜBER.jpg", "ÜBER"],
])("%s is titled %j", (name, title) => {
  expect(nutritionTitle(name)).toBe(title);
});

test("only jpg, jpeg, png and gif, and no folders, by name", async () => {
  expect((await listNutritionPictures()).map(({ name }) => name)).toEqual([
    "a.PNG",
    "b_macro-plate.jpg",
    "c_.gif",
    "d_two_three.jpeg",
  ]);
  expect(isNutritionPicture({ id: "folder.jpg/", name: "folder.jpg" })).toBe(false);
});

test("a trainer's portrait is found under any of the usual spellings", async () => {
  expect((await trainerPicture("Casey Sample"))?.key).toBe("trainers/casey-sample.png");
  expect((await trainerPicture("Jordan Example"))?.key).toBe("trainers/Jordan Example.jpg");
  expect((await trainerPicture("Zoë O'Test"))?.key).toBe("trainers/zoe-otest.jpeg");
  expect(await trainerPicture("Nobody Here")).toBe(null);
  expect(await trainerPicture("../secret")).toBe(null);
  const many = await trainerPictures(["Nobody Here", "Casey Sample", "Nobody Else", "Zoë O'Test"]);
  expect(many.map((photo) => photo?.alt ?? null)).toEqual([
    null,
    "Portrait of Casey Sample",
    null,
    "Portrait of Zoë O'Test",
  ]);
});

test("png comes before jpg", () => {
  const names = trainerPictureNames("Casey Sample");
  expect(names.indexOf("Casey Sample.png")).toBeLessThan(names.indexOf("Casey Sample.jpg"));
});
