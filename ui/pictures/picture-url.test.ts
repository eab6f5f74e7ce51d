import { expect, test } from "vitest";
import {
  fileUrl,
  isFormat,
  isWidth,
  offeredWidths,
  photoFallbackUrl,
  photoSrcSet,
  photoUrl,
} from "./picture-url.ts";

const photo = { key: "tour-images/image 1.webp", version: "0123456789ab", width: 1600 };

test("a URL contains key, width, format and content hash", () => {
  const url = photoUrl(photo.key, { width: 480, format: "avif", version: photo.version });
  expect(url).toBe("/media/tour-images/image%201.webp?w=480&f=avif&v=0123456789ab");
  expect(photoUrl("trainers/a&b#c?.png", { width: 160, format: "jpeg" })).toBe(
    "/media/trainers/a%26b%23c%3F.png?w=160&f=jpeg",
  );
  expect(fileUrl("film/hero.webm", "abc")).toBe("/media/film/hero.webm?v=abc");
});

test("no offered width exceeds the picture's", () => {
  expect(offeredWidths(1600)).toEqual([320, 480, 780, 1280, 1600]);
  expect(offeredWidths(1599)).toEqual([320, 480, 780, 1280]);
  expect(offeredWidths(5000).at(-1)).toBe(1920);
  expect(photoSrcSet({ ...photo, width: 200 }, "webp")).toMatch(/\?w=320&f=webp&v=0123456789ab 200w$/);
  expect(photoFallbackUrl(photo)).toContain("w=780&f=jpeg");
  expect(photoFallbackUrl({ ...photo, width: 100 })).toContain("w=320&f=jpeg");
});

test("only the listed widths and formats are accepted", () => {
  expect([160, 640, 1920].every(isWidth)).toBe(true);
  expect([0, 1, 161, 1921, Number.NaN].some(isWidth)).toBe(false);
  expect(["avif", "webp", "jpeg"].every(isFormat)).toBe(true);
  expect(["jpg", "png", "AVIF", ""].some(isFormat)).toBe(false);
});
