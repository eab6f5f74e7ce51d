import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stripes } from "#test/support/test-pictures.ts";

const dataDir = await mkdtemp(join(tmpdir(), "bucket-pictures-"));
process.env.DATA_DIR = dataDir;
const { pictureStore } = await import("./picture-store.server.ts");
const { clearSamplePictures } = await import("./sample-pictures.server.ts");
const { listNutritionPictures } = await import("./bucket-listing.server.ts");
const { listTrainerPictures } = await import("./bucket-listing.server.ts");

beforeAll(async () => {
  const store = pictureStore();
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
  for (const name of ["casey-sample.png", "Jordan Example.jpg"]) {
    await store.put(`trainers/${name}`, picture);
  }
});
afterAll(() => rm(dataDir, { recursive: true }));

test("lists only jpg, jpeg, png and gif, no folders, by name", async () => {
  expect((await listNutritionPictures()).map(({ name }) => name)).toEqual([
    "a.PNG",
    "b_macro-plate.jpg",
    "c_.gif",
    "d_two_three.jpeg",
  ]);
});

test("lists portraits, and a new one within seconds", async () => {
  const names = async () => (await listTrainerPictures()).map(({ name }) => name);
  expect(await names()).toEqual(["Jordan Example.jpg", "casey-sample.png"]);
  await pictureStore().put("trainers/zoe-otest.jpeg", await stripes(40, 40).jpeg().toBuffer());
  await expect.poll(names).toContain("zoe-otest.jpeg");
});

test("an empty bucket has no pictures, a missing one is an error", async () => {
  for (const name of await pictureStore().names("nutrition-images"))
    await pictureStore().remove(`nutrition-images/${name}`);
  await expect.poll(listNutritionPictures).toEqual([]);
  await rm(join(dataDir, "store/nutrition-images"), { recursive: true });
  const isMissing = () =>
    listNutritionPictures().then(
      () => false,
      () => true,
    );
  await expect.poll(isMissing).toBe(true);
});
