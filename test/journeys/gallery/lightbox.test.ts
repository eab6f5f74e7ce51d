import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { holdMore, opened, tiles, readTotal } from "./photo-list.ts";
import { newVisitor } from "#test/browser/visitor.ts";

const visitor = newVisitor();

const counter = (page: Page) => page.locator("dialog .figures").textContent();
const closed = (page: Page) => page.locator("dialog").waitFor({ state: "detached" });
const isFocused = (tile: Locator) => tile.evaluate((link) => link === document.activeElement);

describe("the lightbox", () => {
  test("moves by keys and buttons within the list, traps the focus and restores it", async () => {
    const page = await visitor.open("/gallery?category=programs&show=96");
    const total = await readTotal(page);
    const second = tiles(page).nth(1);
    await second.focus();
    await page.keyboard.press("Enter");
    await opened(page);
    expect(await counter(page)).toBe(`2 of ${total}`);
    expect(await page.evaluate(() => document.querySelector("dialog")?.matches(":modal"))).toBe(true);

    await page.keyboard.press("ArrowLeft");
    expect(await counter(page)).toBe(`1 of ${total}`);
    expect(await page.getByRole("button", { name: "Previous picture" }).count()).toBe(0);
    await page.keyboard.press("ArrowLeft");
    expect(await counter(page)).toBe(`1 of ${total}`);
    for (let step = 1; step < total; step += 1)
      await page.getByRole("button", { name: "Next picture" }).click();
    expect(await counter(page)).toBe(`${total} of ${total}`);
    expect(await page.getByRole("button", { name: "Next picture" }).count()).toBe(0);

    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      );
      expect(where).toBe(true);
    }
    await page.keyboard.press("Escape");
    await closed(page);
    expect(await isFocused(second)).toBe(true);
  });

  test("preloads the neighbors, and closes by its X", async () => {
    const page = await visitor.open("/gallery");
    await tiles(page).nth(2).click();
    await opened(page);
    expect(await page.locator("dialog figure").count()).toBe(3);
    expect(await page.locator("dialog figure:visible").count()).toBe(1);
    await page.getByRole("button", { name: "Close" }).click();
    await closed(page);
  });

  test("loads more photos before the end", async () => {
    const page = await visitor.open("/");
    await tiles(page).nth(4).click();
    for (let at = 5; at < 9; at += 1) {
      await page.getByRole("button", { name: "Next picture" }).click();
      await expect.poll(() => counter(page)).toMatch(new RegExp(`^${at + 1} of `));
    }
  });

  test("waits one step after the last loaded photo, and can retry after a failure", async () => {
    const page = await visitor.open("/gallery");
    const answer = await holdMore(page);
    await tiles(page).nth(5).click();
    await opened(page);
    await page.keyboard.press("ArrowRight");
    await page.getByText("Loading the next picture...").waitFor();
    expect(await counter(page)).toMatch(/^7 of/);
    expect(await page.getByRole("button", { name: "Next picture" }).count()).toBe(0);
    answer();
    await page.locator("dialog img").first().waitFor({ state: "attached" });
    expect(await counter(page)).toMatch(/^7 of/);

    await page.keyboard.press("Escape");
    await closed(page);
    await page.route("**/photos/gallery?*", (route) => route.abort());
    await tiles(page).nth(11).click();
    await opened(page);
    await page.keyboard.press("ArrowRight");
    await page.getByText("The next picture did not come.").waitFor();
    await page.unroute("**/photos/gallery?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("dialog img").first().waitFor({ state: "attached" });
    expect(await counter(page)).toMatch(/^13 of/);
  });

  test.each([390, 1440])("closes by Back, and the URL keeps the length of the list, %i px", async (width) => {
    const page = await visitor.open("/gallery", { width });
    const steps = await page.evaluate(() => history.length);
    await tiles(page).nth(4).click();
    await expect.poll(() => tiles(page).count()).toBe(12);
    await page.goBack();
    await closed(page);
    expect(page.url()).toMatch(/\/gallery\?show=12$/);
    expect(await isFocused(tiles(page).nth(4))).toBe(true);

    await tiles(page).nth(0).click();
    await page.getByRole("button", { name: "Close" }).click();
    await closed(page);
    await expect.poll(() => page.evaluate(() => (history.state as object | null) ?? "plain")).toBe("plain");
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    expect(page.url()).toMatch(/\/gallery\?show=12$/);
    await page.reload();
    expect(await tiles(page).count()).toBe(12);
  });

  test("a reload while it is open leaves no dead history entry", async () => {
    const page = await visitor.open("/pricing");
    await page.goto("/gallery");
    await tiles(page).nth(2).click();
    await opened(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => history.state as object | null)).toBe(null);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/pricing");
  });

  test("restores the focus in browsers that do not focus a clicked link", async () => {
    const page = await visitor.open("/gallery");
    await tiles(page)
      .nth(1)
      .evaluate((link: HTMLElement) => link.click());
    await opened(page);
    await page.keyboard.press("Escape");
    await closed(page);
    expect(await isFocused(tiles(page).nth(1))).toBe(true);
  });

  test("shows the small picture until the large one has loaded", async () => {
    const page = await visitor.open("/gallery", { pictures: true });
    const small = tiles(page).first().locator("picture img");
    await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.route(/\/media\//, () => {});
    await tiles(page).first().click();
    const shown = page.locator("dialog figure:not([hidden]) img");
    const widths = () =>
      shown.evaluateAll((all: HTMLImageElement[]) => all.map((img) => img.naturalWidth > 0));
    await expect.poll(widths).toEqual([true, false]);
  });

  test("can be swiped on a phone", async () => {
    const page = await visitor.open("/gallery", { width: 390, hasTouch: true });
    await tiles(page).first().tap();
    await opened(page);
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const point = (x: number) => [{ x, y: 400 }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point(from) });
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: point(to) });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(320, 80);
    await expect.poll(() => counter(page)).toMatch(/^2 of/);
    await swipe(80, 320);
    await expect.poll(() => counter(page)).toMatch(/^1 of/);
  });

  test.each([
    ["React", /\/hydrate-island-/],
    ["the grid", /\/photo-grid\.island-/],
    ["the lightbox", /\/lightbox-/],
  ])("falls back to a link to the picture if the code of %s cannot be loaded", async (_, code) => {
    const page = await visitor.newPage();
    await page.route(code, (route) => route.abort());
    await page.goto("/gallery");
    const href = await tiles(page).first().getAttribute("href");
    const navigation = page.waitForRequest((request) => request.isNavigationRequest());
    await tiles(page).first().click();
    expect(new URL((await navigation).url()).search).toBe(new URL(href!, visitor.server.url).search);
  });

  test("opens for a click before the code has loaded", async () => {
    const page = await visitor.newPage();
    const code: (() => void)[] = [];
    await page.route(/\/photo-grid\.island-/, (route) => code.push(() => void route.continue()));
    await page.goto("/gallery");
    await tiles(page).nth(2).click();
    await expect.poll(() => code.length).toBe(1);
    expect(await page.locator("dialog").count()).toBe(0);
    code[0]!();
    await opened(page);
    expect(await counter(page)).toMatch(/^3 of/);
  });

  test("is a link to the picture without script", async () => {
    const page = await visitor.open("/gallery", { script: false });
    const href = (await tiles(page).first().getAttribute("href")) ?? "";
    const answer = await fetch(new URL(href, visitor.server.url));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
  });
});
