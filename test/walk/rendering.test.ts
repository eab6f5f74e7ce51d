import { describe, expect, test } from "vitest";
import { traceScriptedRecalculations } from "#test/browser/rendering.ts";
import { newVisitor } from "#test/browser/visitor.ts";
import { maxElements } from "./budgets.ts";
import { PAGES } from "./pages.ts";

const visitor = newVisitor();

/** The film starts a moment after the load, so it may already be there. */
const FILM = /VIDEO|background-film/;

/** On a busy machine the first scripts may run while the page is still being parsed. */
const WHILE_PARSED = 1;

describe("before the first interaction, script makes the browser recalculate styles at most once", () => {
  test.each(PAGES)("%s", async (path) => {
    const page = await visitor.newPage({ width: 390, moving: true });
    const stop = await traceScriptedRecalculations(page);
    // The script of the counter comes last.
    const counter = page.waitForEvent("requestfinished", (request) => request.url().includes("/measure-"));
    await page.goto(path);
    await counter;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const found = (await stop()).filter((causes) => !causes.some((cause) => FILM.test(cause)));
    // A slideshow adds its other pictures once.
    const slideshows = await page.locator("[data-behavior=slideshow]").count();
    expect(found.length, JSON.stringify(found, null, 1)).toBeLessThanOrEqual(WHILE_PARSED + slideshows);

    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    expect(elements, "elements").toBeLessThanOrEqual(maxElements(path));
  });
});
