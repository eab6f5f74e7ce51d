import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";

const PATH = "/destination-workouts";
const visitor = newVisitor();

const opacities = (page: Page) =>
  page
    .locator(".photo-grid-grid > li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity));

test("hero, six pictures, two cards and the way to try one out", async () => {
  const page = await visitor.open(PATH, { script: false });
  expect((await page.locator("h1").innerText()).split(/\s+/).join(" ")).toBe("WEEKLY OUTDOOR ADVENTURES");
  expect(await page.locator(".photo-grid-grid img:not([aria-hidden])").count()).toBe(6);
  expect(await opacities(page)).toEqual(["1", "1", "1", "1", "1", "1"]);
  expect(await page.locator("article h2").allTextContents()).toEqual([
    "Weekly Adventures",
    "Health & Wellness Benefits",
  ]);
  expect(await page.locator("article").first().innerText()).toMatch(
    /HILL RUNS[\s\S]*TRAIL RUNS[\s\S]*STADIUM STAIRS/,
  );
  await page.getByRole("link", { name: "Contact Us to Try One Out" }).first().click();
  await page.waitForURL("**/contact?about=*#contact");
});

test("the pictures appear one tenth of a second apart when they come into view", async () => {
  const page = await visitor.open(PATH, { moving: true });
  await expect.poll(() => opacities(page)).toEqual(["0", "0", "0", "0", "0", "0"]);
  await page.locator(".photo-grid-grid").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await page.locator("[data-reveal=go]").waitFor();
  const delays = await page
    .locator(".photo-grid-grid > li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay));
  expect(delays).toEqual(["0s", "0.1s", "0.2s", "0.3s", "0.4s", "0.5s"]);
  await expect.poll(() => opacities(page)).toEqual(["1", "1", "1", "1", "1", "1"]);
});

test("nothing is hidden from visitors who want less motion", async () => {
  const page = await visitor.open(PATH);
  expect(await opacities(page)).toEqual(["1", "1", "1", "1", "1", "1"]);
});
