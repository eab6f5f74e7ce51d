import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { BUCKETS } from "#pictures/store/picture-key.ts";
import { stripes } from "#test/support/test-pictures.ts";

const dataDir = await mkdtemp(join(tmpdir(), "warm-pictures-"));
process.env.DATA_DIR = dataDir;
const { pictureStore } = await import("#pictures/store/picture-store.server.ts");
const { clearSamplePictures } = await import("#pictures/store/sample-pictures.server.ts");
const { readSizedPicture } = await import("./picture-sizes.server.ts");
const { stopWarming, warmPictures } = await import("./warm-pictures.server.ts");

afterAll(() => rm(dataDir, { recursive: true }));

test("the sizes that pages show first are made after the start", async () => {
  const sizes = join(dataDir, "sizes");
  await clearSamplePictures(pictureStore());
  await mkdir(sizes, { recursive: true });
  for (const bucket of BUCKETS)
    await pictureStore().put(`${bucket}/own.jpg`, await stripes(500, 400).jpeg().toBuffer());
  const draft = ".3f2a9c41-5b1d-4e0a-9d7c-0a1b2c3d4e5f.part";
  await writeFile(join(sizes, draft), "");
  await utimes(join(sizes, draft), 0, 0);

  expect(await warmPictures()).toBeGreaterThanOrEqual(2);
  expect(await readdir(sizes)).not.toContain(draft);
  const photo = await readSizedPicture({
    key: "tour-images/own.jpg",
    width: 480,
    format: "avif",
    acceptsSubstitute: true,
  });
  expect(photo).toMatchObject({ format: "avif", width: 480, exact: true });
  expect(await warmPictures()).toBe(0);
  stopWarming();
});
