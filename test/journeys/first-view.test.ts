import { expect, test } from "vitest";
import { hydrated, newVisitor } from "#test/browser/visitor.ts";

const visitor = newVisitor();

const isFresh = () => document.documentElement.classList.contains("fresh");
const drawn = () =>
  Array.from(document.querySelectorAll("main section, main article, .site-footer"), (band) =>
    getComputedStyle(band).contentVisibility === "auto" ? band.className : "drawn",
  );
const height = () => document.documentElement.scrollHeight;

test.each(["/", "/pricing", "/stories"])(
  "%s draws its first view first and the rest at leisure",
  async (path) => {
    const page = await visitor.newPage({ width: 390 });
    await page.addInitScript(() =>
      addEventListener(
        "readystatechange",
        () => Object.assign(window, { atFirst: document.documentElement.className }),
        {
          capture: true,
          once: true,
        },
      ),
    );
    await page.goto(path);
    expect(await page.evaluate("atFirst")).toBe("fresh");
    await page.waitForFunction(() => !document.documentElement.classList.contains("fresh"));
    expect(new Set(await page.evaluate(drawn))).toEqual(new Set(["drawn"]));
  },
);

test.each(["/", "/events", "/programs/evo-nutrition", "/programs/adult-classes"])(
  "%s has no film controls to draw before script has come",
  async (path) => {
    const page = await visitor.newPage();
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(path, { waitUntil: "load" });
    expect(await page.locator("noscript").count()).toBeGreaterThan(0);
    expect(await page.locator("video").count()).toBe(0);
  },
);

test("whoever touches the page before that has all of it at once", async () => {
  const page = await visitor.newPage({ width: 390 });
  // The rest is never drawn by itself here.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto("/");
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  expect(await page.evaluate(isFresh)).toBe(true);
  const guessed = await page.evaluate(height);
  await page.keyboard.press("Shift");
  expect(await page.evaluate(isFresh)).toBe(false);
  expect(await page.evaluate(height)).not.toBe(guessed);
});

test("whoever comes back finds the place that was left, among true heights", async () => {
  const page = await visitor.open("/", { width: 390, pictures: true });
  await expect.poll(() => page.evaluate(isFresh)).toBe(false);
  await page.evaluate(() => scrollTo({ top: 12_000, behavior: "instant" }));
  const before = await page.evaluate(height);
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      Object.assign(window, { atFirst: document.documentElement.className }),
    ),
  );
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate("atFirst")).toBe("");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(12_000);
  expect(await page.evaluate(height)).toBe(before);
});

test("for who comes anew the storage is not read before the first paint", async () => {
  const page = await visitor.newPage({ width: 390 });
  await page.addInitScript(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (name) {
      if (document.readyState !== "complete") Object.assign(window, { readEarly: name });
      return read.call(this, name);
    };
  });
  await page.goto("/about");
  await hydrated(page);
  expect(await page.evaluate("window.readEarly")).toBeUndefined();
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate("window.readEarly")).toBe("react-router-scroll-positions");
});

test("an address with a place in the page leads to it", async () => {
  const page = await visitor.open("/#testimonials", { width: 390 });
  expect(await page.evaluate(isFresh)).toBe(false);
  const top = await page.locator("#testimonials").evaluate((band) => band.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(120);
});

test("and does not fly down the page to it, whatever motion is wanted", async () => {
  const page = await visitor.newPage({ moving: true });
  await page.addInitScript(() => {
    const places = Object.assign(window, { places: [] as number[] }).places;
    addEventListener("scroll", () => places.push(Math.round(scrollY)), true);
  });
  await page.goto("/#contact");
  await hydrated(page);
  await page.waitForTimeout(800);
  const places = await page.evaluate<number[]>("window.places");
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(200);
});

test("a link to a place in a band whose script has not come yet leads there", async () => {
  const page = await visitor.newPage({ width: 390 });
  await page.route(/\/contact-section-[\w-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Contact Us Today" }).first().click();
  const top = () => page.locator("#contact").evaluate((band) => Math.abs(band.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(120);
  await page.waitForResponse(/\/contact-section-/);
  await page.waitForTimeout(500);
  expect(await top()).toBeLessThan(120);
});

test("without script every band is drawn at once", async () => {
  const page = await visitor.open("/", { width: 390, script: false });
  expect(await page.locator(".fresh").count()).toBe(0);
});
