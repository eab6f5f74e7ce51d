import { expect, test } from "vitest";
import { run } from "#operations/run.ts";
import { findOperation } from "#operations/registry.ts";
import { openPictureStore } from "#pictures/store/picture-store.server.ts";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { ownFolder } from "#test/support/own-folder.ts";
import { owner, storesAround } from "#test/support/stores.ts";
import { stripes } from "#test/support/test-pictures.ts";
import type { BucketName } from "./buckets.ts";

const photo = await stripes(64, 48).png().toBuffer();
const other = await stripes(60, 48).png().toBuffer();

eachDatabase((_name, fresh) => {
  const gym = async () => {
    const db = await fresh({ sample: true });
    const store = openPictureStore({ dataDir: ownFolder() });
    const stores = storesAround(db, { pictures: () => store });
    const perform = (name: string, input: Record<string, unknown>) =>
      run(findOperation(name), { input, actor: owner, stores });
    const add = (to: BucketName, words: string, bytes = photo) =>
      perform("pictures.add", { to, name: "a.png", bytes, words });
    const readPortrait = (name: string) => store.read(`trainers/${name}-sample.jpg`);
    return { db, store, perform, add, readPortrait };
  };

  test("one photo can be the portrait of two people", async () => {
    const { add, readPortrait } = await gym();
    expect(await add("trainers", "Casey Sample")).toBeDefined();
    expect(await add("trainers", "Jordan Sample")).toBeDefined();
    expect(await readPortrait("jordan")).toEqual(await readPortrait("casey"));
  });

  test("a portrait that was undone is added again; one that is there is not, also cropped", async () => {
    const { add, perform, readPortrait } = await gym();
    const before = await readPortrait("casey");
    const { entry } = (await add("trainers", "Casey Sample"))!;
    const added = await readPortrait("casey");
    expect(await add("trainers", "Casey Sample")).toBeUndefined();
    await perform("undo", { id: entry });
    expect(await readPortrait("casey")).toEqual(before);
    expect(await add("trainers", "Casey Sample")).toBeDefined();
    expect(await readPortrait("casey")).toEqual(added);
    await perform("portraits.crop", { name: "Casey Sample", crop: { across: 50, down: 50, closer: 200 } });
    expect(await add("trainers", "Casey Sample")).toBeUndefined();
    await add("trainers", "Casey Sample", other);
    expect(await add("trainers", "Casey Sample")).toBeDefined();
    expect(await readPortrait("casey")).toEqual(added);
  });

  test("a tour picture that was undone is added again", async () => {
    const { db, add, perform } = await gym();
    const readTour = async () =>
      (await db.kysely.selectFrom("tour_images").select("alt_text").execute()).filter(
        ({ alt_text }) => alt_text === "New racks",
      ).length;
    const { entry } = (await add("tour", "New racks"))!;
    expect(await add("tour", "New racks")).toBeUndefined();
    await perform("undo", { id: entry });
    expect(await readTour()).toBe(0);
    expect(await add("tour", "New racks")).toBeDefined();
    expect(await readTour()).toBe(1);
  });

  test("a nutrition picture that was undone is added again, also after another of its name", async () => {
    const { store, add, perform } = await gym();
    const readNames = async () =>
      (await store.names("nutrition-images")).filter((name) => /^soup.*jpg$/.test(name)).toSorted();
    const { entry } = (await add("nutrition", "Soup"))!;
    await perform("undo", { id: entry });
    expect(await readNames()).toEqual([]);
    await add("nutrition", "Soup", other);
    expect(await add("nutrition", "Soup")).toBeDefined();
    expect(await add("nutrition", "Soup")).toBeUndefined();
    expect(await readNames()).toEqual(["soup-2.jpg", "soup.jpg"]);
  });
});
