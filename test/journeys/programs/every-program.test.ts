import { expect, test } from "vitest";
import { sports } from "#content/sports/sports.ts";
import { has, hrefOf } from "#test/browser/read-page.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { brand, home } from "#content/site.ts";

// What holds for all program and sport pages alike.

const visitor = newVisitor();

const read = (path: string) => visitor.open(path, { script: false });

test.each(["/programs/zumba", "/programs/sports-performance/curling"])(
  "%s is not found, and says the way back",
  async (path) => {
    const page = await read("/programs");
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await page.title()).toBe(`Program not found | ${brand.name}, ${home.town}, ${home.region}`);
    await has(page, "Program not found");
    expect(await hrefOf(page, "See all programs")).toBe("/programs");
    expect(
      (await fetch(new URL(path, visitor.server.url), { method: "POST", body: new URLSearchParams() }))
        .status,
    ).toBe(404);
  },
);

const pages = [
  "adult-classes",
  "evo-mayhem",
  "personal-training",
  "small-group-training",
  "sports-performance",
  "apex-jiu-jitsu",
  "evo-grappling",
  "alpha-omega-boxing",
  "evo-nutrition",
  "evo-recovery",
  ...sports.map(({ slug }) => `sports-performance/${slug}`),
].map((slug) => `/programs/${slug}`);

test("every page ends in a #contact section that posts to its own address, and in the footer", async () => {
  const page = await read("/programs");
  for (const path of pages) {
    await page.goto(path);
    const form = page.locator("main section#contact:last-child form");
    expect(await form.getAttribute("action"), path).toBe(path);
    const isMats = /jiu-jitsu|grappling/.test(path);
    expect(await form.locator(isMats ? "[name=lastName]" : "[name=interest]").count(), path).toBe(1);
    expect(await page.locator("body > footer").count()).toBe(1);
    const isDefault = pages.indexOf(path) < 4;
    if (!path.endsWith("baseball"))
      expect(await page.locator(".call-to-action-slab").count(), path).toBe(isDefault ? 1 : 0);
    // A film may begin with the picture that it begins with at the top of the page.
    const pictures = await page
      .locator('main picture img:not([alt=""])')
      .evaluateAll((all) => all.map((img) => img.getAttribute("src")));
    expect(new Set(pictures).size, `pictures on ${path}`).toBe(pictures.length);
    const answer = await fetch(new URL(path, visitor.server.url), {
      method: "POST",
      body: new URLSearchParams({ name: "" }),
    });
    expect(answer.status, path).toBe(400);
  }
});
