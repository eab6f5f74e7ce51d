import { expect, test } from "vitest";
import { type Film, filmInfo } from "#pictures/site-pictures.server.ts";
import type { SitePage } from "./page-facts.ts";
import { filmOf } from "./pictures.server.ts";

test("a film is told of with the date that Google requires, and not without it", () => {
  const recap = filmInfo("recap");
  const told = (film: Film) =>
    filmOf({ path: "/events" } as SitePage, film, { name: "Recap", description: "The day" });
  expect(told(recap)).toMatchObject({
    contentUrl: expect.stringContaining("recap.mp4"),
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    duration: "PT27S",
  });
  expect(told({ ...recap, since: undefined })).toBeNull();
});
