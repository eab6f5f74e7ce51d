import { describe, expect, test } from "vitest";
import { outlineOf } from "#test/browser/outline.ts";
import { newVisitor } from "#test/browser/visitor.ts";

const visitor = newVisitor();

describe("the desktop menu", () => {
  test("is a sticky header of 80 px that marks the current page in red", async () => {
    const page = await visitor.open("/trainers");
    await page.evaluate(() => window.scrollTo(0, 600));
    const header = await page.locator("body > header").boundingBox();
    expect(header).toMatchObject({ y: 0, height: 80 });
    await page.getByRole("navigation", { name: "Main" }).getByText("About", { exact: true }).click();
    const current = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Trainers" });
    expect(await current.getAttribute("aria-current")).toBe("page");
    expect(await current.evaluate((link) => getComputedStyle(link).color)).toBe("rgb(234, 10, 42)");
  });

  test("leads to all programs, to the one in no list, and a first visitor to theirs", async () => {
    const page = await visitor.open("/terms");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByText("Programs", { exact: true }).click();
    for (const [name, to] of [
      ["Evo Grappling", "/programs/evo-grappling"],
      ["All Programs", "/programs"],
      ["New here?", "/first-visit"],
    ] as const) {
      expect(await menu.getByRole("link", { name }).getAttribute("href")).toBe(to);
    }
  });

  test.each(["/", "/contact", "/programs", "/programs/evo-grappling", "/first-visit", "/schedule"])(
    "%s has one current item",
    async (path) => {
      const page = await visitor.open(path, { script: false });
      const current = page.locator(".header-menu-menu a[aria-current]");
      expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
        path,
      ]);
      const groups = page.locator(".header-menu-menu summary[data-here]");
      const inGroup = page.locator(".header-menu-menu details a[aria-current]");
      expect(await groups.count()).toBe(await inGroup.count());
    },
  );

  test("all of it fits beside the telephone at 1280 px", async () => {
    const page = await visitor.open("/terms", { width: 1280 });
    const row = await page.locator(".site-header-line").evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(row[0]).toBe(row[1]);
    expect(await page.locator(".header-menu-menu").isVisible()).toBe(true);
  });

  test("one group is open at a time; Escape closes it and gives the focus back, a click elsewhere closes", async () => {
    const page = await visitor.open("/terms");
    const group = (name: string) => page.locator(".header-menu-menu summary", { hasText: name });
    await group("Programs").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Adult Classes");
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Programs");
    await group("Membership").click();
    await group("Experience").click();
    expect(await page.locator(".header-menu-menu details[open]").count()).toBe(1);
    await page.mouse.click(700, 600);
    expect(await page.locator(".header-menu-menu details[open]").count()).toBe(0);
  });
});

describe.each([
  ["with script", true],
  ["without script", false],
])("the phone menu %s", (_, script) => {
  test("starts closed, opens, lists twelve links in order, and a tap on one leads there and closes it", async () => {
    const page = await visitor.open("/terms", { width: 390, script });
    const links = page.locator(".mobile-menu-links a");
    expect(await links.first().isVisible()).toBe(false);
    await page.locator(".mobile-menu-toggle").click();
    expect(await links.allInnerTexts()).toEqual(
      [
        "Home",
        "About",
        "Programs",
        "Schedule",
        "Pricing",
        "Trainers",
        "Partners",
        "Events",
        "Destination Workouts",
        "Careers",
        "Gallery",
        "Contact",
      ].map((label) => label.toUpperCase()),
    );
    expect(await page.locator(".mobile-menu-panel > div a").count()).toBe(2);
    await links.nth(9).click();
    await page.waitForURL("**/careers");
    expect(await links.first().isVisible()).toBe(false);
  });
});

test("the footer's anchors lead to text, and every page starts at its top", async () => {
  const page = await visitor.open("/terms");
  await page.locator('body > footer a[href="#privacy"]').click();
  expect(await page.locator("#privacy").isVisible()).toBe(true);
  expect(await page.locator("#privacy").innerText()).toContain("No cookies");
  await page.locator("body > footer").getByRole("link", { name: "Privacy in full" }).click();
  await page.waitForURL("**/privacy");
  await page.waitForFunction(() => window.scrollY === 0);
});

test("on a phone the small print comes when its link is pressed", async () => {
  const page = await visitor.open("/terms", { width: 390 });
  expect(await page.locator("#privacy").isVisible()).toBe(false);
  await page.locator('body > footer a[href="#privacy"]').click();
  await page.locator("#privacy").waitFor();
  expect(await page.locator("#privacy").innerText()).toContain("No cookies");
});

test("Back returns to where a link was pressed, though the next page let the visitor wait", async () => {
  const page = await visitor.open("/about");
  await outlineOf(page, "/trainers");
  await page.waitForURL("**/trainers");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
});

test("the skip link is the first stop and leads past the header", async () => {
  const page = await visitor.open("/privacy");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test.each([320, 340, 360, 375, 390, 412])("the phone bar has room for its words at %i px", async (width) => {
  const page = await visitor.open("/privacy", { width });
  const ends = await page.locator(".phone-bar-bar a").evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return Math.round(words.getBoundingClientRect().right);
    }),
  );
  expect(ends).toHaveLength(3);
  expect(Math.max(...ends)).toBeLessThanOrEqual(width - 8);
});

test("the phone bar offers three actions and covers neither the end of the page nor what has focus", async () => {
  const page = await visitor.open("/privacy", { width: 390 });
  const bar = page.locator(".phone-bar-bar");
  expect(await bar.locator("a").allInnerTexts()).toEqual(["CALL", "DIRECTIONS", "FREE ASSESSMENT"]);
  const covered = await page.evaluate(async () => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    const top = document.querySelector(".phone-bar-bar")!.getBoundingClientRect().top;
    const end = document.querySelector("body > footer")!.getBoundingClientRect().bottom;
    return end > top + 1;
  });
  expect(covered).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  for (let stops = 0; stops < 14; stops += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const focused = document.activeElement!;
      if (!focused.closest("main")) return false;
      return (
        focused.getBoundingClientRect().bottom >
        document.querySelector(".phone-bar-bar")!.getBoundingClientRect().top
      );
    });
    expect(hidden).toBe(false);
  }
});

test("an address without a page is a 404 that says so and shows the way home", async () => {
  const page = await visitor.open("/no-such-door", { width: 390, status: 404 });
  expect((await page.request.get("/no-such-door")).status()).toBe(404);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Oops! Page not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${visitor.server.url}/`);
});

test("the pole marks the section in the middle of the screen, and none above the first", async () => {
  const page = await visitor.open("/terms");
  const marks = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const marked = () =>
    marks.evaluateAll((links) => links.findIndex((link) => link.getAttribute("aria-current") === "true"));
  await page.locator("#training").evaluate((section) => section.scrollIntoView({ block: "center" }));
  await expect.poll(marked).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(marked).toBe(-1);
});
