import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { sitePages } from "#cli/site-pages.ts";
import { brand } from "#content/site.ts";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import type { Stores } from "#operations/operation.ts";
import { isSpecified } from "#test/specification.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { storesAround } from "#test/support/stores.ts";
import type { Finding } from "../finding.ts";
import { checkPages } from "./check-pages.ts";
import { readMarkup } from "./read-markup.ts";
import { readSite } from "./read-site.ts";
import { readOrigins } from "./text-origins.ts";
import { wordFindings } from "./word-findings.ts";

// Renders the real pages, so it needs build/server.
const seePage = sitePages("http://localhost:3000")!;

eachDatabaseAtLength((_, fresh) => {
  let db: Database;
  let stores: Stores;
  const findings = (): Promise<Finding[]> => Array.fromAsync(checkPages(stores, { timeLimitMs: Infinity }));

  beforeAll(async () => {
    db = await openDatabase(await fresh.place("sample"));
    stores = storesAround(db, { seePage });
    return () => db.close();
  });

  test.runIf(isSpecified)("a new site has no findings beyond those of the other checks", async () => {
    const found = await findings();
    expect(found.filter(({ next }) => next !== "npm run build")).toMatchObject([
      { level: "good", about: "pages", words: expect.stringMatching(/^\d\d pages read/) as string },
    ]);
  });

  test("a dead link, a sample number and a file name as a description are reported with where to change them", async () => {
    await db.kysely.deleteFrom("gym_settings").where("name", "=", "phone").execute();
    await db.kysely.insertInto("gym_settings").values({ name: "phone", value: "(740) 555-0123" }).execute();
    await db.kysely
      .insertInto("announcement")
      .values({
        id: 1,
        words: "News.",
        link_label: "Read",
        link_url: "/no-news",
        first_day: null,
        last_day: null,
      })
      .execute();
    await db.kysely
      .updateTable("tour_images")
      .set({ alt_text: "IMG_2041.jpg" })
      .where("display_order", "=", 1)
      .execute();
    const found = await findings();
    expect(found).toContainEqual({
      level: "bad",
      about: expect.stringMatching(/^\/ and \d+ more pages$/) as string,
      words: "the link /no-news leads to no page",
      next: "At the desk: /desk/announcement. Or: gym announcement change '1' --help",
    });
    expect(found).toContainEqual({
      level: "sample",
      about: expect.stringMatching(/^\/ and \d+ more pages$/) as string,
      words: expect.stringContaining("(740) 555-0123") as string,
      next: "At the desk: /desk/settings. Or: gym settings set phone VALUE",
    });
    expect(found).toContainEqual({
      level: "bad",
      about: expect.stringContaining("/") as string,
      words: "a picture is described as 'IMG_2041.jpg', which is a file's name",
      next: "At the desk: /desk/pictures",
    });
  });

  test.runIf(isSpecified)("words of another gym are reported with the page and the line", async () => {
    await db.kysely
      .updateTable("Evo trainers")
      .set({ bio: "Born and raised near the fire station." })
      .where("Name", "=", "Riley Demo")
      .execute();
    const { pages } = await readSite(seePage, Infinity);
    const own = { brand: { ...brand, name: "Summit Strength" } };
    const found = await wordFindings(pages, await readOrigins(db), { db, ownHost: "localhost", own });
    expect(found).toContainEqual(
      expect.objectContaining({
        next: expect.stringMatching(/^Change it in content\/site\.ts:\d+$/) as string,
      }),
    );
    expect(found.every(({ about }) => about.startsWith("/"))).toBe(true);
  });
});

test("stops at the time limit, and reports a page that can't be rendered", async () => {
  const links = Array.from({ length: 50 }, (_, n) => `<a href="/page-${n}">Page</a>`).join("");
  const slow = async (path: string) => {
    await sleep(20);
    if (path === "/page-0") throw new Error("broken");
    return { status: 200, html: `<html><body>${links}</body></html>` };
  };
  const { isComplete, pages, failed } = await readSite(slow, 200);
  expect(isComplete).toBe(false);
  expect(pages.length).toBeLessThan(50);
  expect(failed).toEqual([{ path: "/page-0", why: "broken" }]);
});

test("reads texts, descriptions, links and structured data of a page", () => {
  const markup = readMarkup(`<head><title>A &amp; B</title><meta name="description" content="Words"/>
    <script type="application/ld+json">{"name":"Gym","inner":{"text":"Deep"}}</script><script>no()</script></head>
    <body id="top"><a href="/about?x=1&amp;y=2">Call <!-- -->(740)<!-- --> now</a>
    <img src="/a.webp" alt=""/><img src="/b.webp"/></body>`);
  expect(markup.texts).toEqual(["A & B", "Words", "Gym", "Deep", "Call (740) now"]);
  expect(markup.links).toEqual(["/about?x=1&y=2"]);
  expect(markup.ids).toEqual(new Set(["top"]));
  expect(markup.pictures).toEqual([
    { source: "/a.webp", alt: "" },
    { source: "/b.webp", alt: undefined },
  ]);
});
