import { describe, expect, test } from "vitest";
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

  test("links to all programs, to the unlisted one, and to the first visit", async () => {
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

  test.each([true, false])(
    "a group opens, its link works, and it is closed on the next page (script: %s)",
    async (script) => {
      const page = await visitor.open("/terms", { script });
      const menu = page.locator(".header-menu-menu");
      await menu.locator("summary", { hasText: "About" }).click();
      await menu.getByRole("link", { name: "Trainers" }).click();
      await page.waitForURL("**/trainers");
      expect(await menu.locator("details a").filter({ visible: true }).count()).toBe(0);
    },
  );

  test.each([["Staff here until 8 PM"], ["Staff back at 10:30 AM on Wednesday"]])(
    "fits next to the phone number and '%s' at 1280 px",
    async (status) => {
      const page = await visitor.open("/terms", { width: 1280 });
      await page
        .locator(".site-header-status .staffed-now-lamp + span")
        .evaluateAll((lines, text) => lines.forEach((line) => (line.textContent = text)), status);
      const height = await page.locator(".site-header-line").evaluate((box) => box.clientHeight);
      expect(height).toBe(80);
      const row = await page
        .locator(".site-header-line")
        .evaluate((box) => [box.scrollWidth, box.clientWidth]);
      expect(row[0]).toBe(row[1]);
      expect(await page.locator(".header-menu-menu").isVisible()).toBe(true);
    },
  );

  test("one group is open at a time; Escape closes it and restores the focus, a click outside closes it", async () => {
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
  test("starts closed, opens, lists twelve links in order, and closes when one is followed", async () => {
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
