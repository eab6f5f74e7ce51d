import { expect, test } from "vitest";
import { anyDrawn, isOwn } from "./own-pictures.server.ts";
import { former, shipped } from "./shipped-pictures.server.ts";

const drawn = {
  key: "tour-images/image 1.webp",
  version: shipped.pictures["tour-images/image 1.webp"]!.version,
};
const own = { key: "tour-images/image 2.webp", version: "0123456789ab" };

test("what the site ships with is drawn, under whatever name; what the gym puts in is not", () => {
  expect(anyDrawn([own, drawn])).toBe(true);
  expect(anyDrawn([{ ...drawn, key: "tour-images/image 99.webp" }])).toBe(true);
  expect(anyDrawn([own])).toBe(false);
  expect(anyDrawn([])).toBe(false);
});

test("what an earlier release came with is drawn, too", () => {
  const [version = ""] = former.keys();
  expect(anyDrawn([{ key: "tour-images/image 1.webp", version }])).toBe(true);
});

test("a picture that has not been looked at yet goes by its name", () => {
  expect(anyDrawn([{ ...drawn, version: "" }])).toBe(true);
  expect(anyDrawn([{ key: "tour-images/ours.jpg", version: "" }])).toBe(false);
});

test("nothing that ships is the gym's own until the list says so", () => {
  expect(isOwn("site/hero-home.webp")).toBe(false);
});
