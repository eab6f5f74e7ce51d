import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "../axe.ts";
import { openBrowser } from "../browser.ts";
import { type RunningServer, startServer } from "../start-server.ts";

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: server.url, viewport, ...options });
  const page = await context.newPage();
  await page.goto("/destination-workouts", { waitUntil: "load" });
  if (options.javaScriptEnabled !== false) {
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  }
  return page;
}

const opacities = (page: Page) =>
  page
    .locator(".trail-grid > li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity));

test("hero, six pictures, two cards and the way to try one out", async () => {
  const page = await open({ javaScriptEnabled: false });
  expect((await page.locator("h1").innerText()).split(/\s+/).join(" ")).toBe("WEEKLY OUTDOOR ADVENTURES");
  expect(await page.locator(".trail-grid img:not([aria-hidden])").count()).toBe(6);
  expect(await opacities(page)).toEqual(["1", "1", "1", "1", "1", "1"]);
  expect(await page.locator(".trail-card h2").allTextContents()).toEqual([
    "Weekly Adventures",
    "Health & Wellness Benefits",
  ]);
  expect(await page.locator(".trail-card").first().innerText()).toMatch(
    /HILL RUNS[\s\S]*TRAIL RUNS[\s\S]*STADIUM STAIRS/,
  );
  await page.getByRole("link", { name: "Contact Us to Try One Out" }).first().click();
  await page.waitForURL("**/contact");
  await page.context().close();
});

test("the pictures appear one tenth of a second apart when they come into view", async () => {
  const page = await open();
  await expect.poll(() => opacities(page)).toEqual(["0", "0", "0", "0", "0", "0"]);
  await page.locator(".trail-grid").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await page.locator(".reveal-go").waitFor();
  const delays = await page
    .locator(".trail-grid > li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay));
  expect(delays).toEqual(["0s", "0.1s", "0.2s", "0.3s", "0.4s", "0.5s"]);
  await expect.poll(() => opacities(page)).toEqual(["1", "1", "1", "1", "1", "1"]);
  await page.context().close();
});

test("nothing is hidden from visitors who want less motion", async () => {
  const page = await open({ reducedMotion: "reduce" });
  expect(await opacities(page)).toEqual(["1", "1", "1", "1", "1", "1"]);
  await page.context().close();
});

test.each([390, 1440])("axe-core finds nothing at %i px", async (width) => {
  const page = await open({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});
