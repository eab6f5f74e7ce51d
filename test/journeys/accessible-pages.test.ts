import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { ROUTES } from "./routes.ts";

// Every page at the guidelines' narrow end (320 px is 400 % zoom of 1280) and wide, with script and without.

const isLong = process.env.LONG_TESTS === "1";
const WIDTHS = isLong ? [1440, 820, 390, 320] : [1440, 320];
const STATES = ["/pricing?who=me&often=more&for=classes", "/partners?view=grid"];
const PAGES = [...ROUTES, ...STATES, "/tour", "/no-such-page"];
const visitor = newVisitor();

const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Controls below 44 px that are not words in a sentence, as a thumb would meet them. */
const smallControls = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>(
      "button, summary, select, input, textarea, .button-button, .phone-bar-bar a, .mobile-menu-links a",
    ),
  ) // prettier-ignore
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !(element instanceof HTMLInputElement && element.closest("label")))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.right > 0 && (box.height < 43.5 || box.width < 23.5))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.width} x ${box.height}`);

const talkingFilms = () =>
  Array.from(document.querySelectorAll("video"))
    .filter(
      (film) => film.getAttribute("aria-hidden") !== "true" && !film.querySelector("track[kind=captions]"),
    )
    .filter(
      (film) =>
        !film.muted ||
        !/no sound|without sound|silent/i.test(
          (film.ariaLabel ?? "") + film.closest("section, figure, main")?.textContent,
        ),
    ) // prettier-ignore
    .map((film) => film.outerHTML.slice(0, 160));

async function look(page: Page, path: string, faults: string[]) {
  const note = (where: string, found: string[]) =>
    faults.push(...found.map((each) => `${path} ${where}: ${each}`));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    note(`at ${width}`, await axeViolations(page));
  }
  for (const width of [320, 360, 390, 412, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(tooWide);
    if (over > 0) note(`at ${width}`, [`${over} px too wide`]);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  note("controls on a phone", await page.evaluate(smallControls));
  note("films", await page.evaluate(talkingFilms));
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(tooWide);
    if (over > 0) note(`at ${width} with text at 200 %`, [`${over} px too wide`]);
  }
}

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, script) => {
  test(`no page has a fault that axe knows, scrolls sideways, or has a control too small for a thumb`, async () => {
    const page = await visitor.newPage({ script });
    const faults: string[] = [];
    for (const path of PAGES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await look(page, path, faults);
    }
    expect(faults).toEqual([]);
  }, 900_000);
});
