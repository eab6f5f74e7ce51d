import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ReadPage, readPage } from "#test/browser/page-reader.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { gymAt } from "#test/support/gym.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { stripes } from "#test/support/test-pictures.ts";

// The site without sample data, before the gym has added its own.

const dataDir = mkdtempSync(join(tmpdir(), "empty-gym-"));
const pages = new Map<string, ReadPage>();
let server: RunningServer;

beforeAll(async () => {
  const env = { DATA_DIR: dataDir };
  await (await startServer(env)).stop();
  expect((await gymAt({ env }, ["sample", "clear", "--check"])).out).toMatch(
    /^Remove \d+ sample entries and \d+ sample photos for good\. Only a preview: nothing was changed\.\n$/,
  );
  expect(await gymAt({ env }, ["sample", "clear", "--yes"])).toMatchObject({ code: 0 });
  server = await startServer(env);
  for (const path of [...ROUTES, "/pricing?who=me&often=more&for=coach"]) {
    pages.set(path, await readPage(server.url, path));
  }
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = (path: string) => pages.get(path)!;
const headingsAt = (path: string) => at(path).headings.map(({ text }) => text);

test("every page answers 200, and none shows an error", () => {
  for (const { path, status, text } of pages.values()) {
    expect(status, path).toBe(200);
    expect(text, path).not.toMatch(/cannot be (read|shown)|unable to load|an error/i);
  }
});

test("no list is empty, and no page shows pictures of the empty store", () => {
  for (const { path, html } of pages.values()) {
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main, path).not.toMatch(/<(ul|ol|dl|nav|figure)\b[^>]*><\/\1>/);
    expect(main, path).not.toMatch(/\/media\/(tour-images|trainers|nutrition-images)\//);
    expect(main, path).not.toMatch(/alt="Portrait of/);
  }
  expect(at("/about").html).toMatch(/alt="No portrait of [^"]+ yet"/);
});

describe("missing data leaves no trace", () => {
  test("events: no next event, no empty challenges, no empty calendar", () => {
    expect(at("/events").html).not.toMatch(/class="[^"]*(hero-board-facts|event-board-mark)/);
    expect(headingsAt("/events")).not.toContain("Monthly Challenges");
    expect(at("/events").text).not.toContain("Subscribe to all events");
    expect(at("/events").text).toContain("No events are scheduled right now.");
  });

  test("home: no gallery, no link to it, and no reviews", () => {
    expect(headingsAt("/")).not.toContain("Explore Every Corner");
    expect(at("/").links).not.toContain("#gallery");
    expect(headingsAt("/")).not.toContain("What Our Members Say");
    expect(at("/").links).not.toContain("#testimonials");
    expect(at("/").text).not.toContain("public reviews");
    expect(at("/").text).not.toContain("on Google");
  });

  test("home links to the reviews on Google once the gym has set the link", async () => {
    const address = "https://g.page/r/sample/review";
    const set = ["settings", "set", "google", address, "--yes"];
    expect(await gymAt({ env: { DATA_DIR: dataDir } }, set)).toMatchObject({ code: 0 });
    const home = async () => (await readPage(server.url, "/")).html;
    await expect.poll(home, { interval: 1_000 }).toContain(`href="${address}"`);
  });

  test("classes: no board, no table, and a link to the schedule", () => {
    for (const slug of ["adult-classes", "alpha-omega-boxing"]) {
      const { text, links, html } = at(`/programs/${slug}`);
      expect(text, slug).toContain("No classes are scheduled for the next seven days.");
      expect(links, slug).toContain(`/schedule?program=${slug}`);
      expect(html, slug).not.toContain("<table");
    }
  });

  test("prices: no plan finder, and no suggestions", () => {
    for (const path of ["/pricing", "/pricing?who=me&often=more&for=coach"]) {
      expect(headingsAt(path)).not.toContain("These fit");
      expect(headingsAt(path)).not.toContain("Find your plan");
      expect(at(path).text).toContain("The price on the board is the price you pay.");
      expect(at(path).text).toContain("No plans are listed right now");
      expect(at(path).text).not.toContain("plans above");
    }
  });

  test("prices: no heading of other prices is without prices,", () => {
    expect(headingsAt("/pricing")).toContain("Priced separately");
  });

  test("gallery: only categories with pictures", () => {
    expect(at("/gallery").text).not.toContain("Facility Tour");
    expect(at("/gallery").links).toContain("/gallery?category=equipment#categories");
  });

  test("trainers and nutrition: the specification's texts", () => {
    expect(at("/trainers").text).toContain("No trainers found");
    expect(at("/trainers").text).not.toMatch(/pick someone|How to choose/);
    expect(at("/programs/evo-nutrition").text).toContain("No images found");
    expect(at("/programs/evo-nutrition").text).not.toContain("in 3D previews. Members");
  });
});

test("the gym's own photos come before the drawings that ship", async () => {
  const photo = join(dataDir, "our-hall.png");
  const words = join(dataDir, "words.csv");
  writeFileSync(photo, await stripes(64, 48).png().toBuffer());
  writeFileSync(words, "file,words\nour-hall.png,Our hall\n");
  const add = ["photos", "add", photo, "--to", "tour", "--words", words];
  expect(await gymAt({ env: { DATA_DIR: dataDir } }, add)).toMatchObject({ code: 0 });
  const firstPicture = async () => {
    const { html } = await readPage(server.url, "/gallery");
    return /alt="([^"]+)"/.exec(html.slice(html.indexOf('id="categories"')))?.[1];
  };
  await expect.poll(firstPicture, { timeout: 10_000 }).toBe("Our hall");
});
