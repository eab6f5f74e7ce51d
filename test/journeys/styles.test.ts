import { expect, test } from "vitest";
import { hydrated, newVisitor } from "#test/browser/visitor.ts";
import { ROUTES } from "./routes.ts";

const visitor = newVisitor();

/** The sports share a page. */
const PAGES = ROUTES.filter((route) => !/sports-performance\/(?!soccer)/.test(route));

/** Runs in the page: what the whole stylesheet draws otherwise than the styles that the page carries. */
async function differences({ settle = false }): Promise<string[]> {
  const seen =
    "display visibility opacity position z-index transform overflow object-fit content color background box-shadow " +
    "outline border border-radius padding cursor font letter-spacing text-transform text-align text-decoration " +
    "list-style white-space grid-area flex gap align-items justify-content transition pointer-events";
  const names = seen.split(" ");
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")!;
  const parts = () =>
    Array.from(document.body.querySelectorAll("*")).flatMap((element) =>
      [null, "::before", "::after"].map((part) => ({ element, part })),
    );
  const drawn = () =>
    parts().map(({ element, part }) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return "";
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, ...names.map((name) => style.getPropertyValue(name))].join(" | ");
    });
  let carried = drawn();
  for (let before = settle ? "" : carried.join(); carried.join() !== before; carried = drawn()) {
    before = carried.join();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const arrived = new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
  link.disabled = false;
  await arrived;
  return drawn().flatMap((whole, index) => {
    const { element, part } = parts()[index]!;
    if (whole === carried[index]) return [];
    return [
      `${element.tagName}.${element.getAttribute("class")}${part ?? ""}: ${carried[index]}, then ${whole}`,
    ];
  });
}

/** The styles in a page must draw it as the whole stylesheet does. */
test.each([390, 1440])("at %i px every page is drawn whole by the styles that it carries", async (width) => {
  for (const route of [...PAGES, "/tour", "/no-such-page"]) {
    const page = await visitor.newPage({ width });
    // Script stays out; the test itself switches the stylesheet on.
    await page.addInitScript(() =>
      addEventListener("load", (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto(route);
    await page.waitForFunction(
      () =>
        document.fonts.check("700 20px Barlow Condensed") &&
        document.fonts.check("16px Instrument Sans") &&
        !document.documentElement.classList.contains("fresh"),
    );
    // What was drawn in another font before is drawn anew.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect([route, ...(await page.evaluate(differences, {})).slice(0, 3)]).toEqual([route]);
    await page.context().close();
  }
});

/** Runs in the page: whatever can be opened, sent, answered or turned there. */
function pressEverything() {
  for (const details of document.querySelectorAll("details")) details.open = true;
  for (const dialog of document.querySelectorAll("dialog")) dialog.showModal();
  for (const button of document.querySelectorAll("button")) {
    if (!/close|print|next|later|tour/i.test(`${button.className} ${button.textContent} ${button.ariaLabel}`))
      button.click();
  }
}

test("so is what script draws on a page later", async () => {
  for (const [index, route] of PAGES.entries()) {
    const page = await visitor.newPage({ width: index % 2 === 0 ? 390 : 1440 });
    await page.goto(route);
    await hydrated(page);
    // As good as near to every band: their scripts come, and what waits to be seen is seen.
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    await page.evaluate(pressEverything);
    expect(page.url()).toContain(route);
    expect([route, ...(await page.evaluate(differences, { settle: true })).slice(0, 3)]).toEqual([route]);
    await page.context().close();
  }
});

test("the next page is drawn by the whole stylesheet, and not before that has come", async () => {
  const page = await visitor.newPage();
  const stylesheet = Promise.withResolvers<void>();
  await page.route(/\/app-[\w-]+\.css$/, async (route) => {
    await stylesheet.promise;
    await route.continue();
  });
  await page.goto("/terms");
  await hydrated(page);
  await page.locator("footer").getByRole("link", { name: "Privacy", exact: false }).first().click();
  await page.waitForURL("**/privacy");
  await page.waitForTimeout(1_000);
  expect(await page.locator("h1").textContent()).toMatch(/terms/i);
  stylesheet.resolve();
  await page.locator("h1", { hasText: /privacy/i }).waitFor();
  expect(await page.locator("link[rel=stylesheet]").getAttribute("disabled")).toBeNull();
});

test("where the whole stylesheet does not come, the next page is asked of the server, with its own", async () => {
  const page = await visitor.newPage();
  await page.route(/\/app-[\w-]+\.css$/, (route) => route.abort());
  await page.goto("/terms");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.locator("footer").getByRole("link", { name: "Privacy" }).first().click();
  await page.waitForFunction(() => !("stillHere" in window));
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe("/privacy");
  expect(await page.locator("h1").textContent()).toMatch(/privacy/i);
});

test("the page after one that was not found has the whole stylesheet too", async () => {
  const page = await visitor.newPage();
  await page.goto("/no-such-page");
  await hydrated(page);
  await page.locator('main a[href="/"]').click();
  await page.locator(".home-hero").waitFor();
  expect(await page.locator("link[rel=stylesheet]").getAttribute("disabled")).toBeNull();
});
