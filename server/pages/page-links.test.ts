import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#test/browser/browser.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { fontLinks } from "./page-links.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "warn" });
});
afterAll(() => server?.stop());

const named = (links: string[]) => links.map((link) => /<([^>]+)>/.exec(link)![1]!);

test("a proxy that asks hears of the two fonts of a page that it has had before, and they are there", async () => {
  for (const route of ["/", "/pricing", "/terms"]) {
    const page = await (await fetch(server.url + route)).text();
    const links = fontLinks(page);
    expect(named(links), route).toHaveLength(2);
    for (const address of named(links)) {
      const answer = await fetch(server.url + address);
      expect(answer.headers.get("content-type"), address).toBe("font/woff2");
      await answer.body?.cancel();
    }
  }
});

test("every page with a first picture asks for it ahead of its fonts", async () => {
  for (const route of ROUTES) {
    const page = await (await fetch(server.url + route)).text();
    const first = /fetchPriority="high"/.test(page.slice(page.indexOf("<body")));
    const preloads = Array.from(page.matchAll(/<link rel="preload" as="(\w+)"/g), ([, kind]) => kind);
    expect(preloads, route).toEqual(first ? ["image", "font", "font"] : ["font", "font"]);
  }
});

test.each([390, 1440])("at %i px the browser fetches nothing twice for it", async (width) => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(server.url);
    const hero = await page.locator("img[fetchpriority=high]").first();
    const shown = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(asked.filter((path) => path === new URL(shown).pathname)).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith(".woff2"))).toHaveLength(2);
  } finally {
    await browser.close();
  }
});
