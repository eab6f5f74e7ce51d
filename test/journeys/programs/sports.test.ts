import { describe, expect, test } from "vitest";
import { sportPath } from "#content/sports/sport.ts";
import { range } from "#domain/text.ts";
import { home } from "#content/site.ts";
import { findSport, sports } from "#content/sports/sports.ts";
import { crumbs, has, readHref, PHONE } from "#test/browser/read-page.ts";
import { newVisitor } from "#test/browser/visitor.ts";

// Sports performance and its seven sports compared with the specification.

const visitor = newVisitor();
const FIRST_SCREENS = [
  [320, 800],
  [390, 800],
  [820, 900],
] as const;

const read = (path: string) => visitor.open(path, { script: false });

test("sports performance", async () => {
  const page = await read("/programs/sports-performance");
  expect(await page.title()).toMatch(/Sports Performance.*West Chester, OH/);
  await has(
    page,
    range(8, 18),
    range(2, 4),
    "Six core services",
    "Inside the hall",
    "West Chester Township, OH 45069",
  );
  const services = await page
    .locator(".sports-performance-drills a:not(.unfold, .unfold *)")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  expect(services).toHaveLength(6);
  expect(new Set(services.map((href) => href.replace(/\?.*/, "")))).toEqual(
    new Set(["/contact", "/programs", PHONE]),
  );
  const lanes = await page
    .locator('[aria-labelledby="sports"] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(lanes).toEqual(sports.map(({ slug }) => sportPath(slug)));
  expect(await page.locator(".coach-card-coach").count()).toBe(3);
  expect(await page.locator("svg:has(.place-map-label)").count()).toBe(1);
  expect(await readHref(page, "Get Directions")).toContain("West%20Chester");
  expect(await page.locator("main a[href='/pricing#sports-performance']").innerText()).toMatch(/prices/i);
});

describe.each([
  ["baseball", "Baseball & Softball", "Baseball & Softball Training", 0],
  ["football", "Football", "Football Performance Training", 4],
  ["basketball", "Basketball", "Basketball Development", 4],
  ["volleyball", "Volleyball", "Volleyball Conditioning", 4],
  ["soccer", "Soccer", "Soccer Performance", 4],
  ["track-field", "Track & Field", "Track & Field Conditioning", 4],
  ["climbing", "evo Climbing", "evo Climbing", 8],
])("%s", (slug, name, title, features) => {
  test("has title, breadcrumbs, facts, features, sidebar and the other six sports, and fits the first screens", async () => {
    const page = await read(`/programs/sports-performance/${slug}`);
    expect(await page.title()).toBe(`${title} | Evo Sports Performance | West Chester, OH`);
    expect(await crumbs(page)).toEqual(["Home", "Programs", "Sports Performance", name]);
    expect(await page.locator("h1").textContent()).toBe(title);
    const aside = page.getByRole("complementary", { name: title });
    // Every page has a card of the head coach, and one of the sport's own coach if there is one.
    const cards = aside.locator(".coach-card-coach");
    expect(await cards.first().innerText()).toMatch(/Jordan Sample\s+West Chester, Ohio/i);
    expect(await cards.first().locator("img").count()).toBeGreaterThan(0);
    const teacher = findSport(slug)?.coach;
    expect(await cards.getByRole("heading").allTextContents()).toEqual([
      "Jordan Sample",
      ...(teacher ? [teacher] : []),
    ]);
    expect(await aside.getByRole("link", { name: "Schedule Training" }).getAttribute("href")).toBe(PHONE);
    const website = aside.getByRole("link", { name: "Visit Website" });
    expect(await website.getAttribute("target")).toBe("_blank");
    const others = await page
      .locator('[aria-labelledby="sports"] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(others).toEqual(
      sports.filter((other) => other.slug !== slug).map((other) => sportPath(other.slug)),
    );
    if (features > 0) {
      await has(page, "Program Features");
      expect(await page.locator(".ruled-list-list.text-lead > li").count()).toBe(features);
      expect(await readHref(page, "Start Training Today")).toBe(PHONE);
      // Climbing shows its price on the page.
      expect(await page.locator("main a[href='/pricing#sports-performance']").count()).toBe(
        slug === "climbing" ? 0 : 1,
      );
    }
    expect(await page.locator(".promo-box-box").count()).toBe(slug === "climbing" ? 1 : 0);
    // The ropes are at the station.
    expect((await aside.innerText()).includes(home.address)).toBe(slug === "climbing");

    // Each fact is next to its label.
    const facts = await page
      .locator(".hero-board-facts > div")
      .evaluateAll((pairs) => pairs.map((pair) => [...pair.children].map((word) => word.textContent)));
    for (const [label] of facts) expect(label).not.toMatch(/^And /);
    if (slug !== "climbing")
      expect(facts.slice(-2)).toEqual([
        ["Your group", `${range(2, 4)}, ages ${range(8, 18)}`],
        ["Where", "West Chester"],
      ]);

    // The first screens of phones and tablets show the picture and the button.
    for (const [width, height] of FIRST_SCREENS) {
      await page.setViewportSize({ width, height });
      const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
      const bar = await box(".phone-bar-bar");
      const offer = await box("main .button-button");
      const picture = await box(".hero-board-photo");
      expect(offer.y + offer.height, `${width}`).toBeLessThan(bar.y - 8);
      expect(picture.height, `${width}`).toBeGreaterThan(120);
      expect(picture.y + picture.height, `${width}`).toBeLessThan(offer.y);
      // The breadcrumbs take one line.
      expect((await box("nav[aria-label=Breadcrumb]")).height, `${width}`).toBeLessThan(80);
    }
  });
});

test("baseball has batting cages, cards and a call to action", async () => {
  const page = await read("/programs/sports-performance/baseball");
  await has(
    page,
    "Professional pitching machines",
    "30-90+ mph variable speed",
    "Multiple cage configurations",
  );
  await has(page, "Individual and team rental", "Hitting instruction", "Video analysis");
  expect(await readHref(page, "Book Batting Cage")).toBe(PHONE);
  await has(page, "Call for pricing and availability", "Start Your Baseball Journey Today");
  const cards = page.locator(".barred");
  expect(await cards.locator("h3").allTextContents()).toEqual([
    "Individual Skill Development",
    "Team Training",
    "Batting Cage Rentals",
  ]);
  for (let card = 0; card < 3; card += 1) expect(await cards.nth(card).locator("li").count()).toBe(4);
});

test("climbing has the membership of the specification", async () => {
  const page = await read("/programs/sports-performance/climbing");
  const promo = page.locator(".promo-box-box");
  expect(await promo.locator("h2").textContent()).toBe("NEW MEMBERSHIP JUST DROPPED");
  expect(await promo.locator(".promo-box-price").textContent()).toBe("$65/MONTH");
  expect(await promo.locator("li").allTextContents()).toEqual([
    "unlimited open climbing",
    "personalized training plan",
    "at your own pace on an app",
    "built on muscle activation techniques",
    "climb pain-free",
  ]);
});
