import { expect, test } from "vitest";
import { filmInfo } from "#photos/site-photos.server.ts";
import type { SitePage } from "./page-facts.ts";
import { filmOf } from "./pictures.server.ts";

// A build without git's history knows no dates, as this process, which is no build at all.
test("a film is not told of without the date that Google requires", () => {
  const recap = filmInfo("recap");
  expect(recap).toMatchObject({ mp4: expect.stringContaining("recap.mp4"), seconds: 25.21 });
  expect(
    filmOf({ path: "/events" } as SitePage, recap, { name: "Recap", description: "The day" }),
  ).toBeNull();
});
