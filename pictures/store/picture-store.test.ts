import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPictureStore } from "./picture-store.server.ts";
import { clearSamplePictures } from "./sample-pictures.server.ts";
import { startS3rver } from "#test/outside/picture-store.ts";
import { storeRules } from "#test/support/store-rules.ts";

let folder: string;
let stop: () => void;
const PORT = 4600 + (process.pid % 300);
const S3_URL = `s3://S3RVER:S3RVER@127.0.0.1:${PORT}/gym?tls=0`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "picture-store-"));
  stop = await startS3rver(folder, PORT);
});
afterAll(async () => {
  stop();
  await rm(folder, { recursive: true });
});

const kinds = [
  ["folder", () => openPictureStore({ dataDir: join(folder, "data") })],
  ["s3", () => openPictureStore({ dataDir: join(folder, "unused"), storageUrl: S3_URL })],
  [
    "s3",
    () => openPictureStore({ dataDir: join(folder, "unused"), storageUrl: `${S3_URL}&bucket=all-in-one` }),
  ],
] as const;

describe.each(kinds)("a store of kind %s", (_, open) => {
  storeRules(open);
});

test("a new store gets the sample pictures, also if two processes start at once; a used one does not", async () => {
  const dataDir = join(folder, "fresh");
  const stores = [openPictureStore({ dataDir }), openPictureStore({ dataDir })];
  const counts = await Promise.all(stores.map(async (store) => (await store.list("trainers")).length));
  expect(counts[0]).toBeGreaterThan(5);
  expect(counts[1]).toBe(counts[0]);
  expect(await readdir(dataDir)).toEqual(["store"]);
  await clearSamplePictures(openPictureStore({ dataDir }));
  expect(await openPictureStore({ dataDir }).list("trainers")).toEqual([]);
});

test("a missing bucket is an error, not an empty list", async () => {
  const store = openPictureStore({ dataDir: join(folder, "broken") });
  await store.list("nutrition-images");
  await rm(join(folder, "broken/store/nutrition-images"), { recursive: true });
  await expect(store.list("nutrition-images")).rejects.toThrow();
  expect(await store.check()).toContainEqual({
    bucket: "nutrition-images",
    error: expect.stringContaining("ENOENT"),
  });
});

test("S3: a wrong key is explained, an unreachable store is an error within the timeout", async () => {
  const wrong = openPictureStore({ dataDir: folder, storageUrl: S3_URL.replace("//S3RVER:", "//WRONG:") });
  await expect(wrong.check()).rejects.toThrow(/STORAGE_URL: .* refuses the key or its secret/);
  const away = openPictureStore({ dataDir: folder, storageUrl: "s3://a:b@127.0.0.1:9/?tls=0" });
  await expect(away.list("trainers")).rejects.toThrow(/ECONNREFUSED|bad port|fetch failed/);
});

test("S3: lists more pictures than fit on one page", async () => {
  const bucket = join(folder, "s3/trainers");
  await rm(bucket, { recursive: true, force: true });
  const store = openPictureStore({ dataDir: folder, storageUrl: S3_URL.replace("/gym", "") });
  await store.put("trainers/first.png", Buffer.from("x"));
  const template = await readdir(bucket);
  for (let number = 0; number < 1100; number++) {
    for (const file of template)
      await copyFile(join(bucket, file), join(bucket, file.replace("first", `t${number}`)));
  }
  expect(await store.list("trainers")).toHaveLength(1101);
});
