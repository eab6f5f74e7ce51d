import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { keyboardProblems } from "#test/browser/keyboard.ts";
import { formAlive } from "#test/browser/lead-form.ts";
import { traceRendering, twoFrames, type Rendering } from "#test/browser/rendering.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { BUDGET, maxHeight } from "./budgets.ts";
import { overflows } from "./overflow.ts";
import { drawPixels, listen, newLayouts, smallControls, filmsWithoutCaptions } from "./page-checks.ts";
import { NOT_FOUND, PAGES } from "./pages.ts";

// Visits every page once and does all checks in that visit; without-script.test.ts does those that do not depend on script.
// Motion is allowed until the page has loaded. 320 px is 400 % zoom of 1280 px.

const isLong = process.env.LONG_TESTS === "1";
// Without script, pages are checked at 320 px. The crawl checks the markup of every page.
const AXE_WIDTHS = isLong ? [1440, 820, 390, 320] : [1440];
const KEYBOARD_PAGES = isLong ? ROUTES : ["/", "/contact", "/programs/adult-classes"];
const client = join(import.meta.dirname, "../../build/client");
const visitor = newVisitor();
const hasNewLayout = newLayouts();

/** The film starts soon after the load, so it may already be there. */
const FILM = /VIDEO|background-film/;
const MAX_RECALCULATIONS = 4;
const MAX_LAYOUTS = 3;
/** On a busy machine the first scripts may run while the page is still being parsed. */
const WHILE_PARSED = 1;

/** How the walk opens a page: as on a phone. */
const VISIT = { width: 390, moving: true, pictures: true };

const packedSizes = new Map<string, number>();
/** Once for each script: compressing one takes as long as loading a page. */
function packed(path: string): number {
  const size = packedSizes.get(path) ?? brotliCompressSync(readFileSync(join(client, path))).length;
  packedSizes.set(path, size);
  return size;
}
const addSizes = (scripts: Iterable<string>) => [...scripts].reduce((total, path) => total + packed(path), 0);

/**
 * Before the first interaction a page is styled and laid out a few times only, script restyles it at most once, and no
 * picture lays it out again. A page whose film is already there is not counted.
 */
function renderingProblems({ recalculations, layouts, scripted, pictures }: Rendering) {
  const found = scripted.filter((causes) => !causes.some((cause) => FILM.test(cause)));
  const problems = pictures.map((picture) => `a picture laid out the page again: ${picture}`);
  const hasFilm = found.length < scripted.length;
  const isOften = !hasFilm && (recalculations > MAX_RECALCULATIONS || layouts > MAX_LAYOUTS);
  if (found.length > WHILE_PARSED)
    problems.push(`${found.length} scripted recalculations: ${JSON.stringify(found)}`);
  return { problems, tooOften: isOften ? [`${recalculations} recalculations and ${layouts} layouts`] : [] };
}

type Watched = Window & { firstInteraction?: string };

/** Islands load after an interaction, so a page that loads too much has had one. */
function noteFirstInteraction() {
  const types = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin"];
  for (const type of types)
    addEventListener(
      type,
      ({ target }) => {
        (window as Watched).firstInteraction ??=
          `${type} on ${target instanceof Element ? target.outerHTML.slice(0, 100) : "the document"}`;
      },
      { capture: true, passive: true },
    );
}

/** Loads `path` and returns what is wrong with how it was styled and laid out. */
async function loadTraced(page: Page, path: string) {
  const stopTrace = await traceRendering(page);
  // The script that counts visits loads last.
  const counter = page.waitForEvent("requestfinished", (request) => request.url().includes("/measure-"));
  const response = await page.goto(path);
  await counter;
  await twoFrames(page);
  return { response, ...renderingProblems(await stopTrace()) };
}

/** A busy machine delivers a page in more pieces, and each piece is styled. What the page causes happens every time. */
async function stillTooOften(path: string): Promise<string[]> {
  let tooOften: string[] = [];
  for (let load = 1; load <= 3; load++) {
    const page = await visitor.newPage(VISIT);
    ({ tooOften } = await loadTraced(page, path));
    await page.close();
    if (tooOften.length === 0) break;
  }
  return tooOften;
}

describe("no page has axe violations, horizontal scrolling or small controls", () => {
  // Without script they are visited in the other order, so axe sees the first and the last page of each layout.
  test.each(PAGES.toReversed())("%s", async (path) => {
    const page = await visitor.newPage(VISIT);
    await page.addInitScript(noteFirstInteraction);
    const { errors, scripts, fonts } = listen(page);
    const problems: string[] = [];
    const note = (found: string[], where = "") => problems.push(...found.map((each) => where + each));
    const isRoute = ROUTES.includes(path);

    const { response, problems: rendering, tooOften } = await loadTraced(page, path);
    expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200);
    note(rendering);
    if (tooOften.length > 0) note(await stillTooOften(path));
    // The whole fonts are for letters that no page has.
    if (fonts.size > 2) note([...fonts]);
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    if (elements > BUDGET.elements) note([`${elements} elements instead of ${BUDGET.elements}`]);
    if (isRoute) {
      // The first paint waits for it (app/root.tsx).
      if ((await page.locator("body > #page-end:last-of-type").count()) !== 1) note(["no end"]);
      expect(scripts.size).toBeGreaterThan(1);
      const first = await page.evaluate(() => (window as Watched).firstInteraction);
      expect(addSizes(scripts), `bytes of script; first interaction: ${first}`).toBeLessThanOrEqual(
        BUDGET.script,
      );
      expect(errors).toEqual([]);
    }

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > maxHeight(path)) note([`${height} px high on a phone instead of ${maxHeight(path)}`]);

    if (!isLong) await drawPixels(page);
    for (const width of isLong || (await hasNewLayout(page)) ? AXE_WIDTHS : []) {
      await page.setViewportSize({ width, height: 900 });
      note(await axeViolations(page), `at ${width}: `);
    }
    note(await overflows(page));
    note(await page.evaluate(smallControls));
    note(await page.evaluate(filmsWithoutCaptions));

    const widths = KEYBOARD_PAGES.includes(path) ? [1440, 390] : path === "/pricing" ? [1440, 1024] : [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const back = isLong ? "to the start" : "once";
      note(await keyboardProblems(page, { back }), `by keyboard at ${width}: `);
    }
    if (isRoute) note(errors);
    expect(problems).toEqual([]);
  });
});

test("a pointer that rests on the page loads nothing until it moves", async () => {
  const page = await visitor.newPage();
  const { scripts } = listen(page);
  const counter = page.waitForEvent("requestfinished", (request) => request.url().includes("/measure-"));
  await page.goto("/contact");
  await counter;
  // A browser sends these when a page appears under a resting pointer.
  const link = page.locator("[data-island] a").first();
  for (const type of ["pointerover", "pointermove"]) await link.dispatchEvent(type);
  await twoFrames(page);
  expect(addSizes(scripts)).toBeLessThanOrEqual(BUDGET.script);
  await link.hover({ position: { x: 5, y: 5 } });
  await link.hover({ position: { x: 9, y: 9 } });
  await expect.poll(() => addSizes(scripts)).toBeGreaterThan(BUDGET.script);
});

test("home stays within its script budget with all islands hydrated", async () => {
  const page = await visitor.newPage();
  const { scripts } = listen(page);
  await page.goto("/");
  await formAlive(page);
  const islands = page.locator("[data-island]");
  for (const island of await islands.all()) {
    await island.locator("a, input").first().scrollIntoViewIfNeeded();
    await island.locator("a, input").first().hover();
  }
  await page.locator("#gallery li a").first().click();
  await page.locator("dialog[open]").waitFor();
  await expect.poll(() => [...scripts].some((path) => path.includes("lead-forms"))).toBe(true);
  expect(addSizes(scripts)).toBeLessThanOrEqual(BUDGET.awake);
});
