import { mkdtempSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stripes } from "#test/support/test-pictures.ts";

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "site-pictures-"));
const { filmInfo, galleryPictures, partnerLogo, sitePicture } = await import("./site-pictures.server.ts");
const { contentHash } = await import("#pictures/store/shipped-pictures.server.ts");
const { MEDIA } = await import("#pictures/store/shipped-pictures.server.ts");
const { webpSize } = await import("./site-pictures.server.ts");

test("a site picture is found by its name", async () => {
  const photo = sitePicture("hero-home");
  const file = await readFile(join(MEDIA, photo.key));
  const { width, height } = await sharp(file).metadata();
  expect(photo).toMatchObject({ key: "site/hero-home.webp", version: contentHash(file), width, height });
  expect(photo.alt.length).toBeGreaterThan(20);
});

test("a missing picture does not break a page", () => {
  expect(sitePicture("no-such-picture")).toMatchObject({
    version: "",
    width: 1600,
    height: 900,
    alt: "",
    missing: true,
  });
  expect(filmInfo("no-such-film")).toMatchObject({ webm: null, mp4: null, captions: null });
});

test("gallery pictures have alt text and a category", () => {
  const photos = galleryPictures();
  expect(photos.length).toBeGreaterThanOrEqual(20);
  for (const { photo, category } of photos) {
    expect(photo.alt.length, photo.key).toBeGreaterThan(15);
    expect(["Facility Tour", "Programs", "Equipment", "Workouts", "Community", "Events"]).toContain(category);
  }
});

test("a drawn logo is served as a file", () => {
  expect(partnerLogo("massage")).toMatch(/^\/media\/partners\/massage\.svg\?v=[0-9a-f]{12}$/);
});

test("the dimensions of a WebP are read from its first bytes", async () => {
  const picture = stripes(321, 123);
  expect(webpSize(await picture.clone().webp().toBuffer())).toEqual({ width: 321, height: 123 });
  expect(webpSize(await picture.clone().webp({ lossless: true }).toBuffer())).toEqual({
    width: 321,
    height: 123,
  });
  const holes = sharp({ create: { width: 321, height: 123, channels: 4, background: "#ff000080" } });
  expect(webpSize(await holes.webp().toBuffer())).toEqual({ width: 321, height: 123 });
  expect(webpSize(Buffer.from("no"))).toBe(null);
});
