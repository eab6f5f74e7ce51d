import { expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";
import { brokenWords } from "#test/walk/broken-words.ts";

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
