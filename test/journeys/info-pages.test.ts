import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { careersCopy } from "#content/pages/careers.ts";
import { partnersCopy } from "#content/pages/partners.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { brand, facility } from "#content/site.ts";

const visitor = newVisitor();

const eachLink = [
  ["with script", true],
  ["without script", false],
] as const;

const count = (page: Page, selector: string) => page.locator(selector).count();
const readText = (page: Page) => page.locator("main").innerText();

describe("about", () => {
  test("founders, story, years, values and the building's facts", async () => {
    const page = await visitor.open("/about", { script: false });
    expect(await page.locator("h1").textContent()).toBe(`About ${brand.name}`);
    expect(await page.locator(".hero-plate-plate > p").textContent()).toBe("OUR STORY");
    const headings = await page.locator("main h2").allTextContents();
    expect(headings).toContain("Meet Our Founders");
    expect(headings).toContain("Year by year");
    const facts = await page
      .locator("#building dl > div")
      .evaluateAll((rows) =>
        rows.map((row) => `${row.querySelector("dd")?.textContent} ${row.querySelector("dt")?.textContent}`),
      );
    for (const fact of [
      `${facility.privateShowers} private showers`,
      `${facility.privateBathrooms} private bathrooms`,
      `${facility.partnerOffices} partner offices`,
      `${facility.trainersOnAbout} trainers on the full team`,
    ]) {
      expect(facts).toContain(fact);
    }
    expect(await page.locator("#building").textContent()).toMatch(
      new RegExp(`${facility.parking}.*${facility.squareFeetText}.*square feet`, "s"),
    );
    await page.getByRole("link", { name: "Meet All Our Trainers" }).click();
    await page.waitForURL("**/trainers");
  });
});

describe("partners", () => {
  const readRows = (page: Page) =>
    page.locator(".partner-list-partner").evaluateAll((items) => {
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });

  test.each(eachLink)("rows or a grid: the view is in the URL, %s", async (_, script) => {
    const page = await visitor.open("/partners", { script });
    expect(await readRows(page)).toEqual([3, 2]);
    const view = (name: string) => page.getByRole("link", { name });
    expect(await view("Row View").getAttribute("aria-current")).toBe("true");
    await view("Grid View").click();
    await page.waitForURL("**/partners?view=grid");
    await page.locator(".partner-list-grid").waitFor();
    expect(await readRows(page)).toEqual([2, 2, 1]);
    expect(await view("Grid View").getAttribute("aria-current")).toBe("true");
    await view("Row View").click();
    await page.locator(".partner-list-row").waitFor();
  });

  test("five with logo, description, services and website; benefits; a link to contact", async () => {
    const page = await visitor.open("/partners", { pictures: true });
    expect(await count(page, ".partner-list-partner")).toBe(5);
    for (const logo of await page.locator(".partner-list-logo").all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await count(page, ".partner-list-services li")).toBeGreaterThanOrEqual(15);
    const website = page.locator(".partner-list-site").first();
    expect(await website.getAttribute("target")).toBe("_blank");
    expect(await website.textContent()).toContain("(opens in a new tab)");
    expect(
      await page.getByRole("region", { name: partnersCopy.benefits.heading }).getByRole("listitem").count(),
    ).toBeGreaterThanOrEqual(4);
    await page.locator(".hero-directory-board a").nth(2).click();
    expect(new URL(page.url()).hash).toBe("#mobility");
    await page.locator("main").getByRole("link", { name: "Contact Us" }).click();
    await page.waitForURL("**/contact?about=*#contact");
  });
});

test("careers: five positions, five things offered, the mission, and how to apply", async () => {
  const page = await visitor.open("/careers", { script: false });
  expect(await page.locator("#positions h3").allTextContents()).toEqual([
    "Certified Personal Trainers",
    "Group Fitness Instructors",
    "Sports Performance Coaches",
    "Front Desk Staff",
    "Nutrition Coaches",
  ]);
  expect(
    await page.getByRole("region", { name: careersCopy.offersHeading }).locator("h3").allTextContents(),
  ).toEqual([
    "Competitive Compensation",
    "Professional Development",
    "Supportive Team",
    "Free Gym Membership",
    "Flexible Scheduling",
  ]);
  expect(await readText(page)).toMatch(/enrich lives through fitness, motivation/i);
  await page.getByRole("link", { name: "Apply Now - Contact Us" }).click();
  await page.waitForURL("**/contact?about=*#contact");
});

test("first visit: minutes, parking, what to bring, and answers that expand without script", async () => {
  const page = await visitor.open("/first-visit", { script: false });
  expect(await page.locator("#minutes li > p:first-child").allInnerTexts()).toHaveLength(6);
  expect(await page.locator("main").textContent()).toMatch(/40 spaces, free/);
  expect(await count(page, "#bring li")).toBeGreaterThanOrEqual(5);
  expect(await count(page, "#questions details")).toBeGreaterThanOrEqual(10);
  const answer = page.locator("#questions details").nth(1);
  expect(await answer.locator("p").isVisible()).toBe(false);
  await answer.locator("summary").focus();
  await page.keyboard.press("Enter");
  expect(await answer.locator("p").isVisible()).toBe(true);
  expect(
    await page
      .getByRole("link", { name: /Get Directions/ })
      .first()
      .getAttribute("href"),
  ).toContain("destination=");
});

test("stories: each has its own anchor, and the source is named", async () => {
  const page = await visitor.open("/stories#avery-tapping", { script: false });
  expect(await count(page, "article")).toBe(6);
  expect(await page.locator("article#avery-tapping h2").textContent()).toBe("Learning to tap");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await readText(page)).toMatch(/These stories are samples/);
  expect(await readText(page)).toMatch(/When a member tells us a story, we write it down/);
  await page.locator('nav[aria-label="Stories on this page"] a').first().click();
  expect(new URL(page.url()).hash).toBe("#jamie-night-shift");
});

describe("destination workouts", () => {
  const PATH = "/destination-workouts";
  const opacities = (page: Page) =>
    page
      .locator(".photo-grid-grid > li")
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity));

  test("hero, six pictures, two cards and a link to contact", async () => {
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
    expect(await opacities(page)).toEqual(["1", "1", "1", "1", "1", "1"]);
    await page.mouse.wheel(0, 10);
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

  test("nothing is hidden with reduced motion", async () => {
    const page = await visitor.open(PATH);
    expect(await opacities(page)).toEqual(["1", "1", "1", "1", "1", "1"]);
  });
});
