import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { ownPostgres } from "#test/outside/postgres.ts";
import { startServer } from "#test/support/start-server.ts";
import { readOutline } from "#test/browser/outline.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { priceOverrides } from "#content/plans.ts";
import { timeZone } from "#content/site.ts";

const TOOLTIP = "These options can be purchased multiple times whenever you want to attend a single class.";
const UNREADABLE = "Unable to load membership plans. Please try again later.";

const DAY_MS = 24 * 3600_000;

const visitor = newVisitor();

/** 'Classes: Recurring Memberships: Unlimited Classes, $140.00 per month' for each line of the board. */
function board(page: Page) {
  return page.locator(".price-board-group .price-board-line").evaluateAll((lines) =>
    lines.map((line) => {
      const say = (root: Element | null | undefined, selector: string) =>
        root?.querySelector(selector)?.textContent?.trim() ?? "";
      const group = say(line.closest(".price-board-group"), "h3");
      const section = say(line.closest("ul")?.parentElement, "h4");
      return `${group}: ${section}: ${say(line, ".text-head")}, ${say(line, ".price-board-sum")}`;
    }),
  );
}

describe("the board", () => {
  test("has every plan in its group and section, formatted by the rules", async () => {
    const page = await visitor.open("/pricing", { script: false });
    const lines = await board(page);
    expect(lines).toHaveLength(20);
    for (const line of [
      "Classes: Recurring Memberships: Unlimited Classes, $140.00 per month",
      `Open Gym: Recurring Memberships: Open Gym - Family, ${priceOverrides.get("Open Gym - Family")} per month`,
      "Personal Training: Try a Class: Personal Training, $75.00 Non-Renewable",
      "Personal Training: Recurring Memberships: Personal Training (6 Sessions), $420.00 6 weeks, $70 a session",
      "Mayhem: Recurring Memberships: Mayhem - Family, $1,000.00 6 months, about $167 a month",
      "Recovery: Try a Class: Recovery - Single Session, $25.00 Non-Renewable",
      "Nutrition: Recurring Memberships: Nutrition - Couples, $250.00 per month",
      "Special Programs: Try a Class: Drop In, $20.00 Non-Renewable",
    ]) {
      expect(lines).toContain(line);
    }
    const findNote = (name: string) =>
      page.locator(".price-board-line", { hasText: name }).first().locator("div").innerText();
    expect(await findNote("Mayhem - Family")).toContain("3+ members");
    expect(await findNote("Nutrition - Couples")).toContain("2 members");
    expect(await findNote("Recovery - Single Session")).toContain("Per session");
    expect(await page.locator("#recovery").innerText()).toContain("Unlimited monthly access");
    expect(await page.locator("#special-programs").innerText()).toContain("Pay per class");
  });

  test("Join Now opens a new tab and says so; help links to contact; the promises are shown", async () => {
    const page = await visitor.open("/pricing");
    const join = page.locator("#classes").getByRole("link").first();
    expect(await join.evaluate((link) => [link.getAttribute("target"), link.getAttribute("rel")])).toEqual([
      "_blank",
      "noopener",
    ]);
    expect(await join.textContent()).toBe("Join Now: Unlimited Classes (opens in a new tab)");
    expect(await join.getAttribute("href")).toMatch(/^https:\/\/join\./);
    const words = await page.locator("#plans").innerText();
    expect(words).toMatch(/no sign-up, yearly or cancellation fee/i);
    // The sample prices may have been loaded before midnight.
    const days = [0, DAY_MS].map((ago) =>
      new Date(Date.now() - ago).toLocaleDateString("en-US", { dateStyle: "long", timeZone }),
    );
    expect(days).toContain(/Prices updated on (\w+ \d+, \d{4})/.exec(words)?.[1]);
    await page.getByRole("link", { name: "Contact Us For Help" }).click();
    await page.waitForURL("**/contact?about=*#contact");
  });

  test.each([
    ["with script", true],
    ["without script", false],
  ])("the tooltip shows on hover, on focus and on a tap, %s", async (_, script) => {
    const page = await visitor.open("/pricing#recovery", { script });
    const tip = page.locator("#recovery [data-behavior=tip]");
    const words = tip.getByRole("tooltip", { includeHidden: true });
    expect(await words.textContent()).toBe(TOOLTIP);
    expect(await words.isVisible()).toBe(false);
    await tip.locator("button").hover();
    await words.waitFor();
    await page.mouse.move(0, 0);
    await words.waitFor({ state: "hidden" });
    await tip.locator("button").focus();
    await words.waitFor();
    if (script) {
      await page.keyboard.press("Escape");
      await words.waitFor({ state: "hidden" });
    }

    const phone = { script, hasTouch: true, width: 390 };
    const small = await visitor.open("/pricing#recovery", phone);
    await small.locator("#recovery [data-behavior=tip] button").tap();
    const shown = small.locator("#recovery [role=tooltip]");
    await shown.waitFor();
    const box = await shown.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  });

  test("on a phone one group is open, and the others are lines below each other", async () => {
    const page = await visitor.open("/pricing", { width: 390 });
    const open = () =>
      page
        .locator(".price-board-group:has(.price-board-line:visible)")
        .evaluateAll((groups) => groups.map(({ id }) => id));
    expect(await open()).toEqual(["classes"]);
    await page.locator("#open-gym .price-board-head a").click();
    await expect.poll(open).toEqual(["open-gym"]);
    expect(await page.locator(".price-board-group h3:visible").count()).toBe(8);
  });

  test("while the page loads from another page, an outline shows", async () => {
    const page = await visitor.open("/partners");
    expect((await readOutline(page, "/pricing")).words).toBe("Loading membership plans");
    await page.locator("#classes").waitFor();
  });
});

describe.each([
  ["with script", true],
  ["without script", false],
])("the plan finder %s", (_, script) => {
  test("three answers, the matching plans, all in the URL; Start over resets them", async () => {
    const page = await visitor.open("/pricing", { script });
    expect(await page.locator(".plan-questions-act").innerText()).toMatch(
      /^Answer a question to see what fits\./,
    );
    await page.getByLabel("Two of us").check();
    await page.getByLabel("Three times or more").check();
    await page.getByLabel("Coached classes").check();
    await page.getByRole("button", { name: "Show the plans that fit" }).click();
    await page.waitForURL(/\/pricing\?who=couple&often=more&for=classes/);
    expect(
      await page.locator(".plan-questions-result .price-board-line .text-head").allTextContents(),
    ).toEqual(["Unlimited Classes - Couples"]);
    expect(await page.locator("#classes .price-board-line .sign").allTextContents()).toEqual(["Fits"]);
    expect(await page.getByLabel("Two of us").isChecked()).toBe(true);
    await page.getByRole("link", { name: "Start over" }).click();
    await page.waitForURL(/\/pricing#/);
    expect(await page.getByLabel("Two of us").isChecked()).toBe(false);
  });
});

test("works by keyboard: one tab stop per question, arrows select, Enter submits", async () => {
  const page = await visitor.open("/pricing");
  await page.getByLabel("Me", { exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await page.waitForURL(/who=couple&often=once/);
});

eachDatabaseAtLength((_, fresh) => {
  test("an empty board and an unreadable table are explained, with status 200", async () => {
    const place = await fresh.place();
    const db = await fresh({ ...place, sample: true });
    await db.kysely.deleteFrom("Evo Membership Plans").execute();
    const site = await startServer(place.env);
    try {
      const page = await visitor.open("/pricing", { script: false, site });
      expect(await page.locator("#plans").innerText()).toMatch(/no plans are listed right now/i);
      await db.kysely.schema.dropTable("Evo Membership Plans").execute();
      const broken = await page.goto("/pricing?who=me");
      expect(broken?.status()).toBe(200);
      expect(await page.locator("#plans [role=alert]").textContent()).toBe(UNREADABLE);
    } finally {
      await site.stop();
    }
  });
});

test("if PostgreSQL stops, the page explains it, and the prices return afterward", async (context) => {
  const postgres = await ownPostgres();
  if (!postgres) return context.skip();
  const site = await startServer({ DATABASE_URL: postgres.url });
  try {
    await postgres.stop();
    const page = await visitor.open("/pricing", { script: false, site });
    expect(await page.locator("#plans [role=alert]").textContent()).toBe(UNREADABLE);
    const trainers = await page.goto("/trainers?try=3");
    expect(trainers?.status()).toBe(200);
    expect(await page.locator("#team").innerText()).toMatch(/Unable to load trainers/);
    await postgres.start();
    await expect
      .poll(async () => (await (await fetch(`${site.url}/pricing`)).text()).includes(UNREADABLE))
      .toBe(false);
  } finally {
    await site.stop();
    await postgres.end();
  }
});
