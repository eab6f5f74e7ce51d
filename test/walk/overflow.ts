import type { Page } from "playwright-core";
import { brokenWords } from "./broken-words.ts";
import { cutWords } from "./cut-words.ts";

const MAIN_WIDTHS = [320, 390, 820, 1440];
/** The long tests add the widths of more phones and of a small laptop. */
export const WIDTHS =
  process.env.LONG_TESTS === "1" ? [...MAIN_WIDTHS, 340, 360, 375, 393, 412, 1280] : MAIN_WIDTHS;
/** Phones, where words are cut first. */
const WIDTHS_OF_WORDS = new Set([320, 390]);

/** Widths at which a page overflows, cuts or breaks words, or flattens a picture, also with text at 200 %. */
export async function overflows(page: Page, widths = WIDTHS): Promise<string[]> {
  const set = (property: string, value: string) =>
    page.evaluate(([name, to]) => document.documentElement.style.setProperty(name!, to!), [property, value]);
  // Only layouts are read, so nothing needs to be painted.
  await set("clip-path", "inset(0 100% 100% 0)");
  const problems = await tooWide(page, widths, "");
  await set("font-size", "200%");
  problems.push(
    ...(await tooWide(
      page,
      widths.filter((width) => MAIN_WIDTHS.includes(width)),
      " with text at 200 %",
    )),
  );
  await set("font-size", "");
  await set("clip-path", "");
  return problems;
}

async function tooWide(page: Page, widths: number[], how: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { over, flat } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const isFlat = ({ clientWidth: wide, clientHeight: high }: Element) => wide < 2 || high < 2;
      const shown = [...document.images].filter((image) => image.checkVisibility());
      return { over: scrollWidth - clientWidth, flat: shown.filter(isFlat).map(({ src }) => src.slice(-80)) };
    });
    if (over > 0) problems.push(`${over} px too wide at ${width}${how}`);
    problems.push(...flat.map((src) => `the picture ${src} has no size at ${width}${how}`));
    if (!WIDTHS_OF_WORDS.has(width)) continue;
    const broken = await page.evaluate(brokenWords, ":is(h1, h2, h3, h4, .display, a, button, td, tbody th)");
    const wrong = [...(await page.evaluate(cutWords)), ...broken.map((word) => `'${word}' is broken`)];
    problems.push(...wrong.map((problem) => `${problem} at ${width}${how}`));
  }
  return problems;
}
