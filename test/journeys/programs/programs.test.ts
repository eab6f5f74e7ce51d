import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { crumbs, has, readHref, PHONE, sidebar, texts } from "#test/browser/read-page.ts";
import { program as smallGroups } from "#content/programs/small-group-training.ts";
import { newVisitor } from "#test/browser/visitor.ts";

// Each program page compared with the specification.

const visitor = newVisitor();

const read = (path: string) => visitor.open(path, { script: false });
const stripes = (page: Page) =>
  page.locator(".price-rack-belt").evaluateAll((belts) => belts.map((belt) => belt.children.length));

test("the list: hero, badges and the ten programs in order", async () => {
  const page = await read("/programs");
  expect(await page.locator("h1").textContent()).toBe("View Our Programs");
  await has(page, "24/7 Access", "OUR OFFERINGS", "Discover Our Programs");
  const links = await page
    .locator(".programs-list a")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(links).toEqual(
    [
      "adult-classes",
      "evo-mayhem",
      "personal-training",
      "small-group-training",
      "sports-performance",
      "apex-jiu-jitsu",
      "alpha-omega-boxing",
      "evo-nutrition",
      "evo-recovery",
      "evo-grappling",
    ].map((slug) => `/programs/${slug}`),
  );
});

test("the default layout: crumbs, about, places, pictures, sidebar, call to action", async () => {
  const page = await read("/programs/small-group-training");
  expect(await page.title()).toContain("Small Group Training");
  expect(await page.locator("meta[name=description]").getAttribute("content")).toContain(
    "Three or four people",
  );
  expect(await crumbs(page)).toEqual(["Home", "Programs", "Small Group Training"]);
  await has(page, "About Small Group Training", "Equipment & Facility", "Maineville", "West Chester");
  await has(page, ...smallGroups.paragraphs);
  expect(await readHref(page, "Get Started Today")).toBe("#contact");
  expect(await page.locator(".photo-grid-tile").count()).toBe(3);
  const aside = page.getByRole("complementary", { name: "Membership Options" });
  expect(await aside.innerText()).toMatch(
    /Small Group Training \(3-4 People\)[^]*\$320\.00[^]*8 weeks, per person/,
  );
  expect(await aside.innerText()).not.toContain("Unlimited Classes");
  expect(await aside.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe("#contact");
  expect(await aside.evaluate((box) => getComputedStyle(box).position)).toBe("sticky");
  expect(await page.locator(".call-to-action-slab").count()).toBe(1);
  const hero = page.locator(".hero-door-hero");
  expect((await hero.boundingBox())!.height).toBeGreaterThanOrEqual(820);
  expect(await page.locator("[data-slide]").count()).toBe(1);
});

test("the sidebar of the default layout is sticky next to longer text", async () => {
  const page = await read("/programs/small-group-training");
  const aside = page.getByRole("complementary", { name: "Membership Options" });
  const top = async () => Math.round((await aside.boundingBox())!.y);
  const height = (await aside.boundingBox())!.height;
  expect(height).toBeLessThan((await page.locator("div:has(+ aside)").boundingBox())!.height);
  const before = await top();
  await page.evaluate((y) => scrollTo(0, y), before - 60);
  // Below the header of 80 px.
  await expect.poll(top).toBe(80 + 32);
});

test("plans in the sidebar are formatted by the rules", async () => {
  const page = await read("/programs/adult-classes");
  const aside = await sidebar(page, "Membership Options");
  expect(aside).toMatch(/Drop In\s+\$20\.00\s+Pay per class/);
  expect(aside).toMatch(/Open Gym - Family\s+\$100\.00\s+per month\s+3\+ members/);
  expect(aside).toMatch(/Couples\s+\$240\.00\s+per month\s+2 members/);
  const prices = [...aside.matchAll(/\$([\d,.]+)/g)].map(([, price]) => Number(price!.replace(",", "")));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test("an external plan link in the sidebar looks like a link and announces the new tab", async () => {
  const page = await read("/programs/adult-classes");
  const join = page.getByRole("complementary").locator("li a").first();
  expect(await join.getAttribute("target")).toBe("_blank");
  expect(await join.textContent()).toContain("(join, opens in a new tab)");
  expect(await join.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
  // The line has no gap below unbroken words.
  const kept = page.getByRole("complementary").locator("li a .unbroken").first();
  expect(await kept.evaluate((words) => getComputedStyle(words).textDecorationLine)).toBe("underline");
  expect(await join.locator("svg").count()).toBe(1);
});

test("nutrition", async () => {
  const page = await read("/programs/evo-nutrition");
  expect(await crumbs(page)).toEqual(["Home", "Programs", "Evo Nutrition"]);
  expect(await page.getByRole("img", { name: "Evo Nutrition logo" }).isVisible()).toBe(true);
  await has(
    page,
    "Welcome to Evo Nutrition",
    "Our Program Includes",
    "Quinn Specimen",
    "Head nutrition coach",
  );
  await has(page, "Certified nutrition coach (sample)", "69 W Foster-Maineville Rd", "Membership Options");
  await has(page, "$150.00", "$250.00", "2 members", "$50.00", "20-minute call");
  expect(await texts(page, ".evo-nutrition-receipt li")).toHaveLength(8);
  expect(await page.locator("video:visible").count()).toBe(1);
  expect(await readHref(page, "Start Your Nutrition Journey Today")).toBe("#contact");
  const book = page.getByRole("link", { name: "Book Consultation" });
  expect(await book.getAttribute("href")).toBe("https://pay.evofitness.example/nutrition-consultation");
  expect(await book.getAttribute("target")).toBe("_blank");
  // The coach is beside the story, the prices and the consultation are beside what is included.
  expect(
    (await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).slice(0, 8),
  ).toEqual([
    "Welcome to Evo Nutrition",
    "Your coach",
    "How it works",
    "Our Program Includes",
    "Membership Options",
    "Nutrition consultation",
    "Client Success Stories",
    "From the kitchen",
  ]);
  const coach = page.getByRole("complementary", { name: "Your coach" });
  expect(await coach.innerText()).toContain("Head nutrition coach");
  const aside = page.getByRole("complementary", { name: "Evo Nutrition" });
  expect(await aside.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Membership Options",
    "Nutrition consultation",
  ]);
  expect(await aside.getByRole("link", { name: "Book Consultation" }).count()).toBe(1);
  expect(await aside.innerText()).toContain("20-minute call");
  expect(await aside.locator("figure:has(figcaption) img").count()).toBeGreaterThan(0);
  const stories = page.getByRole("region", { name: "Client Success Stories" });
  expect(await stories.locator("figure blockquote").count()).toBe(2);
  expect(await readHref(page, "Read More Stories")).toBe("/stories");
  expect(await stories.getByRole("link", { name: "Read More Stories" }).count()).toBe(1);
  expect(await page.locator(".photo-grid-tile").count()).toBe(6);
  await page.getByRole("link", { name: "Load More Photos" }).click();
  expect(page.url()).toContain("?show=12");
  await expect.poll(() => page.locator(".photo-grid-tile").count()).toBeGreaterThan(6);
  expect(await page.locator(".call-to-action-slab").count()).toBe(0);
});

test("recovery", async () => {
  const page = await read("/programs/evo-recovery");
  expect(await crumbs(page)).toEqual(["Home", "Programs", "Evo Recovery"]);
  const services = await page.locator("dt").allTextContents();
  expect(services).toEqual([
    "Red Light Therapy Panels",
    "NormaTec Compression Boots",
    "Hip & Shoulder Attachments",
    "Professional Massage Tools",
    "Private Recovery Rooms",
    "Flexible Scheduling",
  ]);
  expect(await readHref(page, "Start Your Recovery Journey")).toBe(PHONE);
  expect(await readHref(page, "Book Recovery Session")).toBe(PHONE);
  const aside = await sidebar(page, "Evo Recovery");
  expect(aside).toMatch(/Recovery - Single Session\s+\$25\.00\s+Per session/);
  expect(aside).toMatch(/Recovery\s+\$60\.00\s+Unlimited monthly access/);
  expect(aside).toContain("69 W Foster-Maineville Rd");
  expect(await texts(page, "aside .ruled-list-list li")).toEqual([
    "Reduced Muscle Soreness",
    "Improved Circulation",
    "Faster Recovery Times",
    "Enhanced Performance",
    "Stress Relief",
  ]);
  // It is not cropped on low screens.
  const box = page.getByRole("complementary", { name: "Evo Recovery" });
  expect(await box.evaluate((aside) => aside.scrollHeight - aside.clientHeight)).toBe(0);
  expect(await page.locator(".photo-grid-tile").count()).toBe(3);
});

test("jiu-jitsu: trial, what to expect, prices, Monday to Saturday, two instructors, its own form", async () => {
  const page = await read("/programs/apex-jiu-jitsu");
  expect(await crumbs(page)).toEqual(["Home", "Programs", "Apex Jiu-Jitsu"]);
  await has(page, "First two weeks free", "About Apex Jiu-Jitsu", "What to Expect");
  expect(await page.locator("ol.ruled-list-list li").count()).toBeGreaterThanOrEqual(5);
  const cards = (await texts(page, ".price-rack-rack > li")).map((card) =>
    card.replaceAll(/\s+/g, " ").toLowerCase(),
  );
  expect(cards.map((card) => /^(.+?) (\$\d+ ?\/\w+) (ages|from|for) /.exec(card)?.slice(1, 4))).toEqual([
    ["kids", "$100/month", "ages"],
    ["adult base", "$125/month", "from"],
    ["intermediate", "$275/month", "for"],
    ["executive", "$500/month", "for"],
    ["private lessons", "$100/hour", "for"],
  ]);
  expect(cards[3]).toContain("$700/month per pair with a friend");
  expect(await stripes(page)).toEqual([0, 1, 2, 3, 0]);
  const week = await page
    .locator(".week-board-week > li")
    .evaluateAll((days) =>
      days.map((day) =>
        [...day.querySelectorAll("h3, .week-board-time, .week-board-title, p")].map((x) => x.textContent),
      ),
    );
  expect(week).toEqual([
    ["Monday", "7 PM", "Adult Jiu-Jitsu"],
    ["Tuesday", "6 PM", "Kids Jiu-Jitsu", "7 PM", "Adult Jiu-Jitsu"],
    ["Wednesday", "7 PM", "Adult Jiu-Jitsu"],
    ["Thursday", "7 PM", "Adult Jiu-Jitsu"],
    ["Friday", "No class"],
    ["Saturday", "8:30 AM", "Kids Jiu-Jitsu"],
  ]);
  expect(await page.locator(".coach-card-coach").count()).toBe(2);
  expect(await page.locator("#contact [name=firstName]").count()).toBe(1);
  expect(await readHref(page, "See Evo Grappling")).toBe("/programs/evo-grappling");
});

test("on the weekly board, mornings, middays and evenings align across days", async () => {
  const page = await visitor.open("/programs/adult-classes", { width: 1280, script: false });
  const tops = await page
    .locator(".week-board-time")
    .evaluateAll((all) => all.map((time) => [time.textContent, time.getBoundingClientRect().top] as const));
  const lines = Map.groupBy(tops, ([, top]) => top);
  expect(lines.size).toBe(7);
  for (const time of ["12 PM", "4:30 PM", "6:30 PM"])
    expect(new Set(tops.filter(([text]) => text === time).map(([, top]) => top)).size, time).toBe(1);
});

test("grappling has its own page with the same layout", async () => {
  const page = await read("/programs/evo-grappling");
  expect(await page.title()).toContain("Evo Grappling");
  expect(await crumbs(page)).toEqual(["Home", "Programs", "Evo Grappling"]);
  await has(page, "First two weeks free", "What to Expect", "No-Gi Grappling", "No class");
  // Without the gi there are no belts.
  expect(await stripes(page)).toEqual([]);
  expect(await page.locator("#contact [name=firstName]").count()).toBe(1);
  expect(await readHref(page, "See Apex Jiu-Jitsu")).toBe("/programs/apex-jiu-jitsu");
});

test("boxing", async () => {
  const page = await read("/programs/alpha-omega-boxing");
  await has(page, "First class always free", "1,000", "Daily Classes", "Memberships", "Personal Training");
  const rows = (await texts(page, "table tbody tr")).map((row) => row.replaceAll(/\s+/g, " ").toLowerCase());
  expect(rows.map((row) => row.replaceAll(/ next| book.*/g, ""))).toEqual([
    "sunday 10 am 1 hr open",
    "monday 7 am 1 hr open",
    "tuesday 5 pm 1 hr open",
    "wednesday 10 am 1 hr open",
    "wednesday 5 pm 1 hr open",
    "friday 7:30 am 1 hr 15 spots left",
  ]);
  const books = await page
    .locator("table a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(books).toEqual(Array(6).fill(PHONE));
  expect(await readHref(page, "See the prices")).toBe("/pricing#classes");
  expect(await page.locator(`main a[href='${PHONE}']`).count()).toBeGreaterThanOrEqual(11);
  await has(page, "What you’ll get", "Parker Draftwell", "Owner and head trainer");
  await has(page, "hello@evofitness.example", "69 W Foster-Maineville Rd", "Serving", "South Lebanon");
});
