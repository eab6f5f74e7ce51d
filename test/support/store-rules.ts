import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { BUCKETS } from "#pictures/store/picture-key.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import {
  clearSamplePictures,
  loadSamplePictures,
  renewSamplePictures,
  samplePicturesIn,
} from "#pictures/store/sample-pictures.server.ts";
import { MEDIA, contentHash } from "#pictures/store/shipped-pictures.server.ts";

/** Tests for every kind of picture store. */
export function storeRules(open: () => PictureStore) {
  let store: PictureStore;
  beforeAll(async () => {
    store = open();
    await store.check();
    await clearSamplePictures(store).catch(() => undefined);
  });

  test("stores and removes pictures", async () => {
    const name = "image 1 & co – ü.webp";
    const key = `tour-images/${name}`;
    expect(await store.has(key).catch(() => false)).toBe(false);
    await store.put(key, Buffer.from("one"));
    expect(String(await store.read(key))).toBe("one");
    expect((await store.list("tour-images")).map((photo) => photo.name)).toContain(name);
    const stamp = await store.stamp(key);
    await store.put(key, Buffer.from("two"));
    expect(String(await store.read(key))).toBe("two");
    expect(await store.stamp(key)).not.toBe(stamp);
    expect(await store.remove(key)).toBe(true);
    expect(await store.remove(key)).toBe(false);
    expect(await store.read(key)).toBe(null);
    expect(await store.has(key)).toBe(false);
  });

  test("lists pictures by name, with size and date", async () => {
    for (const name of ["b.jpg", "a.jpg", "c_d.png"])
      await store.put(`nutrition-images/${name}`, Buffer.from(name));
    const photos = await store.list("nutrition-images");
    expect(photos.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c_d.png"]);
    expect(photos[0]?.bytes).toBe(5);
    expect(Date.now() - (photos[0]?.changedAt.getTime() ?? 0)).toBeLessThan(60_000);
  });

  test.each([
    "tour-images/../../secret",
    "tour-images/..",
    "/etc/passwd",
    "site/x.webp",
    "tour-images/a/b.webp",
    "tour-images/\0",
    "trainers/.hidden",
    "",
  ])("refuses %j", async (key) => {
    expect(await store.read(key)).toBe(null);
    expect(await store.has(key)).toBe(false);
    expect(await store.remove(key)).toBe(false);
    await expect(store.put(key, Buffer.from("x"))).rejects.toThrow("is not a picture key");
  });

  test("adds missing sample pictures, and removes them again", async () => {
    await store.put("trainers/casey-sample.jpg", Buffer.from("the gym's own"));
    const added = await loadSamplePictures(store);
    expect(added.length).toBeGreaterThan(20);
    expect(added).not.toContain("trainers/casey-sample.jpg");
    expect(new Set(await samplePicturesIn(store))).toEqual(new Set(added));
    expect(new Set(await clearSamplePictures(store))).toEqual(new Set(added));
    expect(String(await store.read("trainers/casey-sample.jpg"))).toBe("the gym's own");
  });

  test("replaces sample pictures of an earlier release, but not the gym's own", async () => {
    const [old, own] = [Buffer.from("as it was drawn a year ago"), Buffer.from("as the gym photographs it.")];
    await store.put("trainers/casey-sample.jpg", old);
    await store.put("trainers/jordan-sample.jpg", own);
    await store.put("trainers/no-longer-there.jpg", old);
    const earlier = new Map([[contentHash(old), old.length]]);
    expect(await renewSamplePictures(store, earlier)).toEqual(["trainers/casey-sample.jpg"]);
    expect(await store.read("trainers/casey-sample.jpg")).toEqual(
      readFileSync(join(MEDIA, "trainers/casey-sample.jpg")),
    );
    expect(await store.read("trainers/jordan-sample.jpg")).toEqual(own);
    expect(await renewSamplePictures(store, earlier)).toEqual([]);
  });

  test("reports its content", async () => {
    expect(store.place).not.toContain("S3RVER");
    const states = await store.check();
    expect(states.map(({ bucket }) => bucket)).toEqual([...BUCKETS]);
  });
}
