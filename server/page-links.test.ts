import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#test/browser.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { type RunningServer, startServer } from "#test/start-server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "warn" });
});
afterAll(() => server?.stop());

const addresses = (link: string) => Array.from(link.matchAll(/<([^>]+)>/g), ([, address]) => address!);

test("every page names its stylesheet first, and its fonts", async () => {
  for (const route of ROUTES) {
    const link = (await fetch(server.url + route)).headers.get("link") ?? "";
    expect(link, route).toMatch(/^<\/assets\/app-[^>]+\.css>; rel=preload; as=style, /);
    expect(link.match(/as=font/g), route).toHaveLength(2);
  }
});

test.each(["/", "/pricing", "/programs/evo-mayhem", "/terms"])(
  "%s names only what is there",
  async (route) => {
    const link = (await fetch(server.url + route)).headers.get("link") ?? "";
    for (const address of addresses(link)) {
      const answer = await fetch(server.url + address);
      expect(answer.status, address).toBe(200);
      await answer.body?.cancel();
    }
  },
);

test.each([390, 1440])("at %i px the browser fetches nothing twice for it", async (width) => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const answer = await page.goto(server.url);
    const named = addresses(answer?.headers().link ?? "").map((address) => address.split("?")[0]!);
    expect(named.some((address) => address.startsWith("/media/"))).toBe(true);
    for (const address of named)
      expect(
        asked.filter((path) => path === address),
        address,
      ).toHaveLength(1);
  } finally {
    await browser.close();
  }
});
