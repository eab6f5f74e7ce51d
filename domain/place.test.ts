import { expect, test } from "vitest";
import { mapFrameUrl } from "./place.ts";
import { home } from "#content/site.ts";

test("the map embed is OpenStreetMap's, the configured one, or none", () => {
  const url = new URL(mapFrameUrl(undefined, home) ?? "");
  expect(url.origin).toBe("https://www.openstreetmap.org");
  expect(url.searchParams.get("marker")).toBe(`${home.latitude},${home.longitude}`);
  expect(mapFrameUrl("https://maps.example/embed", home)).toBe("https://maps.example/embed");
  expect(mapFrameUrl("none", home)).toBeNull();
});
