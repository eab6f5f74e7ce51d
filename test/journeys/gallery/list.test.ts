import { describe, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { holdMore, opened, tiles, readTotal } from "./photo-list.ts";
import { newVisitor } from "#test/browser/visitor.ts";

const visitor = newVisitor();

describe.each([
  ["with script", true],
  ["without script", false],
])("six more at a time, %s", (_, script) => {
  test("on the gallery page", async () => {
    const page = await visitor.open("/gallery", { script });
    const total = await readTotal(page);
    expect(total).toBeGreaterThan(30);
    expect(await tiles(page).count()).toBe(6);
    await page.getByRole("link", { name: "Load More Photos" }).click();
    await page.getByText(`Showing 12 of ${total} images`).first().waitFor();
    await expect.poll(() => tiles(page).count()).toBe(12);
  });

  test("on the home page, with the number of remaining photos", async () => {
    const page = await visitor.open("/", { script });
    const sentence = (await page.locator("#gallery .text-lead").textContent()) ?? "";
    const total = Number(/^\d+/.exec(sentence)?.[0]);
    expect(sentence).toContain("12,000 sq ft");
    const more = page.getByRole("link", { name: `Load More Photos (${total - 6} more)` });
    await more.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await more.click();
    await page.getByRole("link", { name: `Load More Photos (${total - 12} more)` }).waitFor();
    await expect.poll(() => tiles(page).count()).toBe(12);
    if (script) expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  });
});

describe("while more photos are loading", () => {
  test("the list says so and shows six placeholders", async () => {
    const page = await visitor.open("/gallery");
    const answer = await holdMore(page);
    const more = page.getByRole("link", { name: "Load More Photos" });
    await more.click();
    await page.getByText("Loading gallery...").waitFor();
    expect(await page.locator(".photo-grid-grid > li").count()).toBe(12);
    expect(await tiles(page).count()).toBe(6);
    expect(await more.getAttribute("aria-disabled")).toBe("true");
    answer();
    await expect.poll(() => tiles(page).count()).toBe(12);
    expect(await page.getByText("Loading gallery...").count()).toBe(0);
    expect(page.url()).toMatch(/\/gallery\?show=12$/);
  });

  test("and loading fails, a longer page is loaded instead", async () => {
    const page = await visitor.open("/gallery");
    await page.route("**/photos/gallery?*", (route) => route.abort());
    await page.getByRole("link", { name: "Load More Photos" }).click();
    await page.waitForURL("**/gallery?show=12#photos");
    await expect.poll(() => tiles(page).count()).toBe(12);
  });
});

test("continues to the last photo, across pages", async () => {
  const page = await visitor.open("/gallery?show=90");
  const total = await readTotal(page);
  const more = page.getByRole("link", { name: "Load More Photos" });
  while ((await more.count()) > 0) {
    const before = await tiles(page).count();
    await more.click();
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(before);
  }
  expect(await tiles(page).count()).toBe(total);
  expect(await readTotal(page)).toBe(total);
});

test.each([true, false])("the second page says which photos it shows (script: %s)", async (script) => {
  const page = await visitor.open("/gallery?page=2", { script });
  const total = Number(/of (\d+) images/.exec(await page.locator("#photos").innerText())?.[1]);
  await page.getByText(`Showing 97–102 of ${total} images`).first().waitFor();
  expect(await tiles(page).count()).toBe(6);
  await page.getByRole("link", { name: "Load More Photos" }).click();
  await page.getByText(`Showing 97–108 of ${total} images`).first().waitFor();
  await expect.poll(() => tiles(page).count()).toBe(12);
});

test("the photos are in two columns, from medium in three", async () => {
  const page = await visitor.open("/gallery");
  for (const [width, columns] of [
    [390, 2],
    [820, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tracks = await page
      .locator(".photo-grid-grid")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
    expect(tracks).toBe(columns);
  }
});

test.each([true, false])("categories are filters in the URL (script: %s)", async (script) => {
  const page = await visitor.open("/gallery", { script });
  const everything = await readTotal(page);
  await page
    .getByRole("navigation", { name: "Show" })
    .getByRole("link", { name: /^Events/ })
    .click();
  await page.waitForURL("**/gallery?category=events#categories");
  const events = await readTotal(page);
  expect(events).toBeGreaterThan(0);
  expect(events).toBeLessThan(everything);
  const filters = page.getByRole("navigation", { name: "Show" }).getByRole("link");
  expect(await filters.and(page.locator("[aria-current]")).textContent()).toContain("Events");
  const names = await filters.allTextContents();
  expect(names.map((name) => name.replace(/\d+ pictures$/, ""))).toEqual([
    "All pictures",
    "Facility Tour",
    "Programs",
    "Equipment",
    "Workouts",
    "Community",
    "Events",
  ]);
});

test("axe finds nothing on a phone, nor in the lightbox", async () => {
  const page = await visitor.open("/gallery", { width: 390 });
  expect(await axeViolations(page)).toEqual([]);
  await tiles(page).first().click();
  await opened(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page), `at ${width}`).toEqual([]);
  }
});
