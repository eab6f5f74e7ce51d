import { expect, test } from "vitest";
import { sitePlaces } from "#operations/pictures/site-places.ts";
import { startSharedServer } from "#test/support/start-server.ts";

/** Shown at another time of day, drawn into another picture, or shown by the tour's script. */
const elsewhere = new Set(["poster-hero", "share-base", "hero-virtual-tour"]);

test("each picture that the desk offers to replace is on the page that it names", async () => {
  const { url } = await startSharedServer();
  const paths = new Set(sitePlaces.map(({ page }) => page));
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await (await fetch(url + path)).text());
  const missing = sitePlaces.filter(
    ({ name, page }) => !elsewhere.has(name) && !pages.get(page)!.includes(`/media/site/${name}.webp?`),
  );
  expect(missing.map(({ name, page }) => `${name} is not on ${page}`)).toEqual([]);
});
