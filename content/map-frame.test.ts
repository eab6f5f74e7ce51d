import { expect, test } from "vitest";
import { mapFrameUrl } from "./map-frame.ts";
import { places } from "./site.ts";

test("the live map is OpenStreetMap's, the gym's own, or none", () => {
  const url = new URL(mapFrameUrl(undefined, places.maineville) ?? "");
  expect(url.origin).toBe("https://www.openstreetmap.org");
  expect(url.searchParams.get("marker")).toBe(`${places.maineville.latitude},${places.maineville.longitude}`);
  expect(mapFrameUrl("https://maps.example/embed", places.maineville)).toBe("https://maps.example/embed");
  expect(mapFrameUrl("none", places.maineville)).toBeNull();
});
