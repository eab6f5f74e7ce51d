import { expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";

// A phone held sideways shows what a page is about and its main button, whole, between header and bar.

const visitor = newVisitor();

test.each([
  "/",
  "/careers",
  "/destination-workouts",
  "/events",
  "/gallery",
  "/partners",
  "/programs",
  "/programs/alpha-omega-boxing",
  "/programs/evo-grappling",
  "/programs/evo-mayhem",
  "/programs/evo-nutrition",
  "/programs/evo-recovery",
  "/programs/sports-performance",
  "/programs/sports-performance/football",
])("%s", async (path) => {
  const page = await visitor.open(path, { viewport: { width: 844, height: 390 }, script: false });
  const bar = (await page.locator(".phone-bar-bar").boundingBox())!;
  const hero = page.locator("main section").first();
  for (const part of await hero.locator("h1, .button-large").all()) {
    const box = (await part.boundingBox())!;
    expect(box.y, await part.innerText()).toBeGreaterThanOrEqual(56);
    expect(box.y + box.height, await part.innerText()).toBeLessThanOrEqual(bar.y);
  }
});
