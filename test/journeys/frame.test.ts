import { expect, test } from "vitest";
import { readOutline } from "#test/browser/outline.ts";
import { has, readHref } from "#test/browser/read-page.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { brand, home } from "#content/site.ts";
import { hall } from "#content/sports/sports-performance.ts";

// Header, footer and navigation of every page, and 404 pages.

const visitor = newVisitor();

test("a link loads a new document that starts at its top", async () => {
  const page = await visitor.open("/about");
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.evaluate("scrollTo(0, document.body.scrollHeight)");
  await page.locator("footer nav a[href='/trainers']").click();
  await page.waitForURL("**/trainers");
  await page.waitForFunction(() => scrollY === 0);
  expect(await page.evaluate(() => "before" in window)).toBe(false);
});

test("the footer's anchors lead to text, and pages start at the top", async () => {
  const page = await visitor.open("/terms");
  await page.locator('body > footer a[href="#privacy"]').click();
  expect(await page.locator("#privacy").isVisible()).toBe(true);
  expect(await page.locator("#privacy").innerText()).toContain("No cookies");
  await page.locator("body > footer").getByRole("link", { name: "Privacy in full" }).click();
  await page.waitForURL("**/privacy");
  await page.waitForFunction(() => window.scrollY === 0);
});

test("on a phone the small print shows when its link is clicked", async () => {
  const page = await visitor.open("/terms", { width: 390 });
  expect(await page.locator("#privacy").isVisible()).toBe(false);
  await page.locator('body > footer a[href="#privacy"]').click();
  await page.locator("#privacy").waitFor();
  expect(await page.locator("#privacy").innerText()).toContain("No cookies");
});

test("Back restores the scroll position, also if the next page was slow", async () => {
  const page = await visitor.open("/about");
  await readOutline(page, "/trainers");
  await page.waitForURL("**/trainers");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
});

test("the skip link is the first tab stop and leads past the header", async () => {
  const page = await visitor.open("/privacy");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("the header begins and ends where the content does", async () => {
  const page = await visitor.open("/privacy");
  for (const width of [320, 390, 820, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page.evaluate(() => {
      const shown = [...document.querySelectorAll(".site-header-line > *")].filter((part) =>
        part.checkVisibility(),
      );
      const shell = document.querySelector("main .shell")!;
      const { left, right } = shell.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(shell);
      return {
        header: [shown.at(0)!.getBoundingClientRect().left, shown.at(-1)!.getBoundingClientRect().right],
        content: [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)],
      };
    });
    expect(edges.header.map(Math.round), `at ${width}`).toEqual(edges.content.map(Math.round));
  }
});

test("the labels fit into the phone bar", async () => {
  const page = await visitor.open("/privacy", { width: 320 });
  for (const width of [320, 340, 360, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page.locator(".phone-bar-bar a").evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return Math.round(words.getBoundingClientRect().right);
      }),
    );
    expect(ends).toHaveLength(3);
    expect(Math.max(...ends), `at ${width}`).toBeLessThanOrEqual(width - 8);
  }
});

test.each([
  ["/", home],
  ["/programs/adult-classes", home],
  ["/programs/sports-performance", hall],
  ["/programs/sports-performance/football", hall],
])("on %s the phone bar leads to the place of the page", async (path, { directionsUrl }) => {
  const page = await visitor.open(path, { width: 390 });
  const directions = page.locator(".phone-bar-bar").getByRole("link", { name: "Directions" });
  expect(await directions.getAttribute("href")).toBe(directionsUrl);
});

test("the phone bar has three actions and covers neither the end of the page nor the focus", async () => {
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

test.each(["/", "/pricing", "/contact"])("%s prints dark on white, without what is fixed", async (path) => {
  const page = await visitor.open(path, { width: 740 });
  await page.emulateMedia({ media: "print" });
  for (const gone of [".skip-link", "body > header", ".phone-bar-bar"])
    expect(await page.locator(gone).isVisible(), gone).toBe(false);
  const problems = await page.evaluate(() =>
    Array.from(document.querySelectorAll("body *"))
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { color, backgroundColor, position } = getComputedStyle(element);
        const isFixed = /fixed|sticky/.test(position);
        const isDarkOnWhite = color === "rgb(0, 0, 0)" && backgroundColor === "rgb(255, 255, 255)";
        return isDarkOnWhite && !isFixed ? [] : [`${element.className}: ${color} on ${backgroundColor}`];
      }),
  );
  expect(problems.slice(0, 5)).toEqual([]);
});

test("the phone bar does not cover a focused price", async () => {
  const page = await visitor.open("/programs/adult-classes", { width: 390 });
  const [first, second] = await page.locator(".option-list-option a").all();
  await first!.focus();
  const top = (await page.locator(".phone-bar-bar").boundingBox())!.y;
  // The link is right above the bar, and the rest of its line below.
  await second!.evaluate((link, bar) => {
    const below = link.getBoundingClientRect().bottom + 24 - bar;
    window.scrollTo({ top: scrollY + below, behavior: "instant" });
  }, top);
  await page.keyboard.press("Tab");
  const line = page.locator(".option-list-option:has(:focus)");
  const readBottom = () => line.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(readBottom).toBeLessThanOrEqual(top);
});

test("the links of the footer's small print are 44 px high", async () => {
  const page = await visitor.open("/privacy", { width: 820 });
  for (const link of await page.locator("body > footer a", { hasText: "in full" }).all())
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("the links of a breadcrumb are at least 44 px wide and high on a phone", async () => {
  for (const path of ["/contact", "/programs/adult-classes", "/programs/sports-performance/volleyball"]) {
    const page = await visitor.open(path, { width: 390 });
    for (const link of await page.locator('[aria-label="Breadcrumb"] a:visible').all()) {
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height), path).toBeGreaterThanOrEqual(44);
    }
  }
});

test("an unknown URL is a 404 with an explanation and a link home", async () => {
  const page = await visitor.open("/no/such/page", { width: 390, status: 404 });
  expect((await page.request.get("/no-such-door")).status()).toBe(404);
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.textContent()).toBe("Oops! Page not found");
  expect(await heading.isVisible()).toBe(true);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${visitor.server.url}/`);
});

test("an unknown program is a 404 with a link to all programs", async () => {
  const page = await visitor.newPage({ script: false });
  for (const path of ["/programs/zumba", "/programs/sports-performance/curling"]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(await page.title()).toBe(`Program not found | ${brand.name}, ${home.town}, ${home.region}`);
    await has(page, "Program not found");
    expect(await readHref(page, "See all programs")).toBe("/programs");
    const post = await fetch(page.url(), { method: "POST", body: new URLSearchParams() });
    expect(post.status, path).toBe(404);
  }
});

test("the section navigation marks the section in the middle of the screen, and none above the first", async () => {
  const page = await visitor.open("/terms");
  const marks = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const marked = () =>
    marks.evaluateAll((links) => links.findIndex((link) => link.getAttribute("aria-current") === "true"));
  await page.locator("#training").evaluate((section) => section.scrollIntoView({ block: "center" }));
  await expect.poll(marked).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(marked).toBe(-1);
});
