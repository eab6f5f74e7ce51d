import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { classes, classesOf, classPrograms } from "#content/classes.ts";
import { boardMoments } from "#content/timetable.ts";
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

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

async function open(path: string, options: BrowserContextOptions = desk): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "load" });
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const hydrated = (page: Page) => page.waitForFunction(() => "__reactRouterDataRouter" in window);
const shownIds = (page: Page) =>
  page.locator("[data-class]").evaluateAll((slots) => slots.map((slot) => slot.getAttribute("data-class")));
const marked = (page: Page) => page.locator("[data-class]:has(.timetable-next)").getAttribute("data-class");

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, javaScriptEnabled) => {
  test("the week stands on the page, 50+ classes, in seven columns on a desk and by day on a phone", async () => {
    const wide = await open("/schedule", { ...desk, javaScriptEnabled });
    expect(await shownIds(wide)).toEqual(classes.map(({ id }) => id));
    expect(classes.length).toBeGreaterThanOrEqual(50);
    const lefts = await dayEdges(wide, "x");
    expect(new Set(lefts).size).toBe(7);
    await wide.context().close();

    const narrow = await open("/schedule", { ...phone, javaScriptEnabled });
    expect(new Set(await dayEdges(narrow, "x")).size).toBe(1);
    expect(new Set(await dayEdges(narrow, "y")).size).toBe(7);
    await narrow.locator('.day-jump a[href="#thursday"]').click();
    await expect
      .poll(() => narrow.locator("#thursday").evaluate((day) => day.getBoundingClientRect().y))
      .toBeLessThan(200);
    await narrow.context().close();
  });

  test("a filter is a link that keeps its choice in the address", async () => {
    const page = await open("/schedule", { ...desk, javaScriptEnabled });
    await page.locator(".filters a", { hasText: "Boxing" }).click();
    await page.waitForURL("**/schedule?program=alpha-omega-boxing");
    await expect.poll(() => shownIds(page)).toEqual(classesOf("alpha-omega-boxing").map(({ id }) => id));
    expect(await page.locator(".filters [aria-current]").textContent()).toContain("Boxing");
    expect(await page.locator("#thursday").innerText()).toContain("No class");
    expect(await page.locator(".filters a").count()).toBe(classPrograms.length + 1);
    await page.context().close();
  });

  test("today and the next class are those of the gym's clock, with one red mark", async () => {
    const page = await open("/schedule", { ...desk, javaScriptEnabled });
    const [moment] = boardMoments(new Date());
    expect(await page.locator(".timetable-today").getAttribute("id")).toBe(moment?.today.toLowerCase());
    expect(await page.locator(".timetable-next").count()).toBe(1);
    expect(await marked(page)).toBe(moment?.next?.id);
    expect(await page.locator(".hero-board-facts").innerText()).toContain(
      `${moment?.next?.when} ${moment?.next?.clock}`.toUpperCase(),
    );
    await page.context().close();
  });
});

function dayEdges(page: Page, edge: "x" | "y") {
  return page
    .locator(".timetable-day")
    .evaluateAll((days, side) => days.map((day) => Math.round(day.getBoundingClientRect()[side])), edge);
}

test("a page that stays open moves its mark when the class begins", async () => {
  const [, later] = boardMoments(new Date());
  const context = await browser.newContext({ baseURL: server.url, ...desk });
  await context.clock.install({ time: later!.from + 2000 });
  const page = await context.newPage();
  await page.goto("/schedule");
  await hydrated(page);
  await expect.poll(() => marked(page)).toBe(later?.next?.id);
  await context.close();
});

test("on paper there is the board alone, on one sheet", async () => {
  const page = await open("/schedule");
  await page.emulateMedia({ media: "print" });
  for (const gone of [".site-header", ".site-footer", ".hero-board", ".filters"]) {
    expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
  }
  expect(await page.locator("[data-class]").first().isVisible()).toBe(true);
  const paper = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.context().close();
});

test("an outside calendar stands above the board, 800 px high, with the number to call", async () => {
  const outside = await startServer({ SCHEDULE_EMBED_URL: "https://calendar.example/week" });
  try {
    const context = await browser.newContext({ baseURL: outside.url, ...desk });
    await context.route("https://calendar.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Bookings</p>" }),
    );
    const page = await context.newPage();
    const response = await page.goto("/schedule");
    expect(response?.headers()["content-security-policy"]).toContain("https://calendar.example");
    const frame = page.locator('iframe[src="https://calendar.example/week"]');
    const box = await frame.boundingBox();
    expect(box?.height).toBe(800);
    expect(await frame.evaluate((element) => getComputedStyle(element).minHeight)).toBe("600px");
    expect(box!.y).toBeLessThan((await page.locator(".timetable").boundingBox())!.y);
    expect(await page.locator("main").innerText()).toContain("Trouble viewing the schedule? Call us at");
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
    await context.close();
  } finally {
    await outside.stop();
  }
});

test.each([390, 1440])("axe-core finds nothing at %i px", async (width) => {
  const page = await open("/schedule", { viewport: { width, height: 900 } });
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});
