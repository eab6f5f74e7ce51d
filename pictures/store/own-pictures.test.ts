import { expect, test } from "vitest";
import { anyDrawn, isOwn } from "./own-pictures.server.ts";
import { former, shipped } from "./shipped-pictures.server.ts";

const drawn = {
  key: "tour-images/image 1.webp",
  version: shipped.pictures["tour-images/image 1.webp"]!.version,
};
const own = { key: "tour-images/image 2.webp", version: "0123456789ab" };

test("shipped pictures count as drawn under any name, the gym's own do not", () => {
  expect(anyDrawn([own, drawn])).toBe(true);
  expect(anyDrawn([{ ...drawn, key: "tour-images/image 99.webp" }])).toBe(true);
  expect(anyDrawn([own])).toBe(false);
  expect(anyDrawn([])).toBe(false);
});

test("pictures of an earlier release count as drawn", () => {
  const [version = ""] = former.keys();
  expect(anyDrawn([{ key: "tour-images/image 1.webp", version }])).toBe(true);
});

test("a picture without a known hash is judged by its name", () => {
  expect(anyDrawn([{ ...drawn, version: "" }])).toBe(true);
  expect(anyDrawn([{ key: "tour-images/ours.jpg", version: "" }])).toBe(false);
});

test("shipped files are the gym's own only if own.json lists them", () => {
  expect(isOwn("site/hero-home.webp")).toBe(false);
});
