import { afterAll, beforeAll, expect, test } from "vitest";
import { ROUTES } from "#test/journeys/routes.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { phone } from "#content/site.ts";

type Rules = {
  prerender: [{ eagerness: string; where: { and: [{ href_matches: URLPatternInit[] }, object] } }];
};

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "warn" });
});
afterAll(() => server?.stop());

async function isOpenedInAdvance(address: string) {
  const { prerender } = (await (await fetch(`${server.url}/speculation-rules.json`)).json()) as Rules;
  const patterns = prerender[0].where.and[0].href_matches;
  const absolute = new URL(address, server.url).href;
  return patterns.some((pattern) => new URLPattern({ baseURL: server.url, ...pattern }).test(absolute));
}

const names = async (path: string) =>
  (await fetch(server.url + path)).headers.get("speculation-rules") === '"/speculation-rules.json"';

test("every page has the header with rules that prerender on hover", async () => {
  for (const route of ROUTES) expect(await names(route), route).toBe(true);
  const answer = await fetch(`${server.url}/speculation-rules.json`);
  expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
  expect(((await answer.json()) as Rules).prerender[0].eagerness).toBe("moderate");
});

test("every page is prerendered", async () => {
  for (const route of ROUTES) {
    expect(await isOpenedInAdvance(route), route).toBe(true);
    expect(await isOpenedInAdvance(`${route}#contact`), route).toBe(true);
  }
});

test.each([
  "/media/site/hero-home.webp?w=320&f=avif",
  "/media/film/hero.webm",
  "/assets/app.css",
  "/calendar/classes.ics",
  "/events.atom",
  "/sitemap.xml",
  "/tour",
  "/social/about.png",
  "/measure",
  "/refused/500",
  "/no/such/page",
  "/gallery?show=12",
  phone.href,
  "mailto:desk@example.com",
  "https://example.com/about",
])("%s is not", async (address) => {
  expect(await isOpenedInAdvance(address)).toBe(false);
});

test.each(["/no-such-page", "/tour", "/calendar/classes.ics"])("%s has no such header", async (path) => {
  expect(await names(path)).toBe(false);
});
