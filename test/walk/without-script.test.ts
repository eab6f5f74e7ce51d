import { describe, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { ibmViolations } from "#test/browser/ibm.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { ROUTES } from "#test/journeys/routes.ts";
import { overflows, WIDTHS } from "./overflow.ts";
import {
  drawPixels,
  joinedWords,
  landmarkProblems,
  listen,
  menuProblems,
  newLayouts,
  newTitles,
  sidewaysProblems,
  smallControls,
  filmsWithoutCaptions,
} from "./page-checks.ts";
import { NOT_FOUND, PAGES } from "./pages.ts";
import { programProblems } from "./program-page.ts";

// Visits every page once without script and does all checks in that visit.

const isLong = process.env.LONG_TESTS === "1";
// With script, every page is checked at 1440 px.
const AXE_WIDTHS = isLong ? [1440, 820, 390, 320] : [320];
/** Pages whose title and main button fit on a phone in landscape. */
const SIDEWAYS = [
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
];
const visitor = newVisitor();
const titleProblems = newTitles();
const hasNewLayout = newLayouts();

describe("no page has a problem without script", () => {
  test.each(PAGES)("%s", async (path) => {
    const page = await visitor.newPage({ script: false, moving: true, pictures: true });
    if (!isLong) await drawPixels(page);
    const { errors } = listen(page);
    const problems: string[] = [];
    const note = (found: string[], where = "") => problems.push(...found.map((each) => where + each));
    const isRoute = ROUTES.includes(path);

    const response = await page.goto(path);
    expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200);
    if (isRoute) {
      note(await titleProblems(page, path));
      note(await landmarkProblems(page));
      note(await menuProblems(page, path));
      expect(errors).toEqual([]);
    }
    if (path.startsWith("/programs/")) note(await programProblems(page, path));

    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of isLong || (await hasNewLayout(page)) ? AXE_WIDTHS : []) {
      await page.setViewportSize({ width, height: 900 });
      note(await axeViolations(page), `at ${width}: `);
    }
    note(await page.evaluate(smallControls));
    note(await page.evaluate(joinedWords));
    note(await page.evaluate(filmsWithoutCaptions));
    note(await overflows(page, isLong ? WIDTHS : [320]));
    if (SIDEWAYS.includes(path)) note(await sidewaysProblems(page));
    if (isRoute) note(errors);
    if (isRoute && isLong) {
      await page.setViewportSize({ width: 1440, height: 900 });
      note(await ibmViolations(page), "IBM: ");
    }
    expect(problems).toEqual([]);
  });
});
