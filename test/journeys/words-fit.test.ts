import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openLargeText } from "#test/browser/browser.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { brokenWords } from "#test/walk/broken-words.ts";
import { cutWords } from "#test/walk/cut-words.ts";

// Headings and running text at widths and text sizes that the walk leaves out.

const visitor = newVisitor();

test.each([
  ["/programs/adult-classes", [1280, 1680, 1920, 2560]],
  ["/programs/personal-training", [1280, 1680, 1920, 2560]],
  ["/programs/small-group-training", [1280, 1680, 1920, 2560]],
  ["/programs/evo-mayhem", [1280, 1680, 1920, 2560]],
  ["/programs/sports-performance", [320, 1920]],
  ["/events", [1024, 1280]],
])("no word of a heading or fact on %s is broken", async (path, widths) => {
  const page = await visitor.open(path);
  const broken: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    broken.push(...(await page.evaluate(brokenWords, undefined)).map((word) => `${word} at ${width}`));
  }
  expect(broken).toEqual([]);
});

test("a row of four prices does not leave one alone", async () => {
  const page = await visitor.open("/programs/evo-grappling");
  for (const [width, rows] of [
    [700, 2],
    [820, 2],
    [1024, 2],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator(".price-rack-rack > li")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size, `at ${width}`).toBe(rows);
  }
});

test.each([
  ["/programs/evo-recovery", ".evo-recovery-figure", 820],
  ["/programs/apex-jiu-jitsu", "h1 .unbroken", 320],
])("what belongs together on %s is on one line", async (path, parts, width) => {
  const page = await visitor.open(path, { width });
  const lines = await page.locator(parts).evaluateAll((elements) =>
    elements.map((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

describe("with text at 200 %", () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await openLargeText()));
  afterAll(() => browser.close());

  test.each([
    "/",
    "/trainers",
    "/schedule",
    "/contact",
    "/programs/sports-performance/volleyball",
    "/accessibility",
  ])("headings on %s do not break words on a phone", async (path) => {
    const page = await visitor.open(path, { width: 390, with: browser });
    expect(await page.evaluate(brokenWords, "h1, h2")).toEqual([]);
    expect(await page.evaluate(cutWords)).toEqual([]);
  });

  test("home shows its offer", async () => {
    const page = await visitor.open("/", { with: browser });
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.locator(".home-hero-offer").isVisible(), `${width}`).toBe(true);
    }
  });
});

test.each(["/", "/contact", "/events", "/partners", "/programs/sports-performance", "/first-visit"])(
  "lines of text on %s have about 70 characters at most",
  async (path) => {
    const page = await visitor.open(path, { width: 820 });
    for (const width of [820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(longLines), `at ${width}`).toEqual([]);
    }
  },
);

/** Paragraphs with a line of more than 74 characters: a limit in `ch` holds on average. Runs in the page. */
function longLines(): string[] {
  return Array.from(document.querySelectorAll("main p")).flatMap((paragraph) => {
    const range = document.createRange();
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (let at = 0; at < texts.currentNode.textContent!.length; at++) {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        const top = Math.round((range.getClientRects()[0]?.top ?? 0) / 8);
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
    const longest = Math.max(0, ...lines.values());
    return paragraph.checkVisibility() && !paragraph.closest(".sr-only") && longest > 74
      ? [`${longest}: ${paragraph.textContent.slice(0, 40)}`]
      : [];
  });
}
