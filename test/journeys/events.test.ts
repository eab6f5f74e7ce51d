import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#data/database.server.ts";
import { gymDay, addDays } from "#data/gym-clock.ts";
import { axeViolations } from "../axe.ts";
import { openBrowser } from "../browser.ts";
import { type RunningServer, startServer } from "../start-server.ts";

let dataDir: string;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "evo-"));
  const db = await openDatabase({ dataDir, sample: true });
  const [sample] = await db.kysely.selectFrom("events").selectAll().execute();
  await db.kysely
    .insertInto("events")
    .values({ ...sample!, id: "over", title: "Yesterday's Workout", day: addDays(gymDay(new Date()), -1) })
    .execute();
  await db.kysely
    .updateTable("events")
    .set({ status: "cancelled" })
    .where("id", "=", "sample-open-house")
    .execute();
  await db.close();
  [server, browser] = await Promise.all([startServer({ DATA_DIR: dataDir }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(width: number, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: 900 },
    javaScriptEnabled,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/events", { waitUntil: "load" });
  if (javaScriptEnabled) await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  return page;
}

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, javaScriptEnabled) => {
  test("four events with date, place, time slot and capacity; what is over has gone", async () => {
    const page = await open(1440, javaScriptEnabled);
    const events = page.locator(".event");
    expect(await events.count()).toBe(4);
    expect(await page.locator("main").innerText()).not.toContain("YESTERDAY");
    const capacities = await page.locator(".event-facts > div:last-child dd").allTextContents();
    expect(capacities).toEqual(["30 spots", "20 per workshop", "Unlimited", "15 spots"]);
    const first = await events.first().innerText();
    expect(first).toMatch(/Saturday, \w+ \d+, 9:00 AM - 11:00 AM/);
    expect(first).toContain("Main floor, Maineville");
    await page.context().close();
  });

  test("'Register Now' leads to the contact page; a cancelled event says so and takes no one", async () => {
    const page = await open(390, javaScriptEnabled);
    const cancelled = page.locator(".event", { hasText: "Station Open House" });
    expect(await cancelled.innerText()).toContain("CANCELLED");
    expect(await cancelled.getByRole("link", { name: "Register Now" }).count()).toBe(0);
    const register = page.getByRole("link", { name: /^Register Now/ });
    expect(await register.count()).toBe(3);
    await register.first().click();
    await page.waitForURL("**/contact");
    await page.context().close();
  });

  test("each month's challenge has its state", async () => {
    const page = await open(1440, javaScriptEnabled);
    const states = await page
      .locator(".challenge")
      .evaluateAll((months) =>
        months.map((month) =>
          [".challenge-month", "h3", ".challenge-state"].map(
            (part) => month.querySelector(part)?.textContent,
          ),
        ),
      );
    expect(states).toEqual([
      ["June", "30-Day Plank Challenge", "Enrollment open"],
      ["July", "Summer Shred", "Coming soon"],
      ["August", "10K Step Challenge", "Coming soon"],
    ]);
    await page.context().close();
  });
});

test("the recap is there before the events", async () => {
  const page = await open(1440);
  const [film, events] = await Promise.all([
    page.locator(".recap").boundingBox(),
    page.locator("#upcoming").boundingBox(),
  ]);
  expect(film!.y).toBeLessThan(events!.y);
  await page.context().close();
});

test.each([390, 1440])("axe-core finds nothing at %i px", async (width) => {
  const page = await open(width);
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});
