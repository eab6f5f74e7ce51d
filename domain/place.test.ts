import { expect, test } from "vitest";
import { mapFrameUrl } from "./place.ts";
import { home } from "#content/site.ts";

test("the live map is OpenStreetMap's, the gym's own, or none", () => {
  const url = new URL(mapFrameUrl(undefined, home) ?? "");
  expect(url.origin).toBe("https://www.openstreetmap.org");
  expect(url.searchParams.get("marker")).toBe(`${home.latitude},${home.longitude}`);
  expect(mapFrameUrl("https://maps.example/embed", home)).toBe("https://maps.example/embed");
  expect(mapFrameUrl("none", home)).toBeNull();
});
