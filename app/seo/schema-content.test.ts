import { expect, test } from "vitest";
import { type Film, filmInfo } from "#pictures/site-pictures.server.ts";
import type { SitePage } from "./page-meta.ts";
import { videoObject } from "./schema-content.server.ts";

test("a film is in the JSON-LD only with the upload date that Google requires", () => {
  const recap = filmInfo("recap");
  const build = (film: Film) =>
    videoObject({ path: "/events" } as SitePage, film, { name: "Recap", description: "The day" });
  expect(build(recap)).toMatchObject({
    contentUrl: expect.stringContaining("recap.mp4"),
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    duration: "PT27S",
  });
  expect(build({ ...recap, since: undefined })).toBeNull();
});
