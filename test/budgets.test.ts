import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";
import { ROUTES } from "#test/journeys/routes.ts";

// What a first view may cost, in bytes as sent with brotli. Times are the bench's business.
const BUDGET = { html: 40_000, styles: 38_500, script: 8_000, awake: 95_000, elements: 2000 };
const client = join(import.meta.dirname, "../build/client");
const visitor = newVisitor();

const packed = (path: string) => brotliCompressSync(readFileSync(join(client, path))).length;
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + packed(path), 0);

/** A page, and the scripts that it has asked for so far. */
async function watched(route: string) {
  const page = await visitor.newPage();
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  // The counts' script comes last, once the browser has nothing better to do.
  const counted = page.waitForRequest(/\/assets\/measure-/);
  await page.goto(route, { waitUntil: "load" });
  await counted;
  scripts.delete("/speculation-rules.json");
  return { page, scripts };
}

describe("a first view stays within its budget", () => {
  test.each([...ROUTES, "/tour"])("%s", async (route) => {
    const html = await (await fetch(visitor.server.url + route)).text();
    expect(html.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(2);
    expect(html.match(/<link rel="stylesheet"(?![^>]*disabled)[^>]*>/g)).toBeNull();
    const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(styles.length).toBeGreaterThan(10_000);
    expect(styles.length).toBeLessThanOrEqual(BUDGET.styles);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(BUDGET.html);
    expect((html.match(/<[a-z]/g) ?? []).length).toBeLessThanOrEqual(BUDGET.elements);
    if (route === "/tour") return;
    const { scripts } = await watched(route);
    expect(scripts.size).toBeGreaterThan(1);
    expect(sum(scripts)).toBeLessThanOrEqual(BUDGET.script);
  });

  test("with everything on home awake", async () => {
    const { page, scripts } = await watched("/");
    const islands = page.locator("[data-island]");
    for (const island of await islands.all()) {
      await island.locator("a, input").first().scrollIntoViewIfNeeded();
      await island.locator("a, input").first().hover();
    }
    await page.locator("[name=email]").focus();
    await page.locator("#gallery li a").first().click();
    await page.locator("dialog[open]").waitFor();
    await expect.poll(() => [...scripts].some((path) => path.includes("lead-forms"))).toBe(true);
    expect(sum(scripts)).toBeLessThanOrEqual(BUDGET.awake);
  });
});
