import { expect, test } from "vitest";
import { newVisitor } from "../visitor.ts";
import { ROUTES } from "./routes.ts";

const visitor = newVisitor();

/** The sports share a page. */
const PAGES = ROUTES.filter((route) => !/sports-performance\/(?!soccer)/.test(route));

const SEEN =
  "display visibility opacity position z-index transform overflow object-fit content color background box-shadow " +
  "outline border border-radius padding cursor font letter-spacing text-transform text-align text-decoration " +
  "list-style white-space grid-area flex gap align-items justify-content transition pointer-events";

/** Runs in the page: what the whole stylesheet draws otherwise than the styles that the page carries. */
async function differences(seen: string[]): Promise<string[]> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")!;
  const parts = Array.from(document.body.querySelectorAll("*")).flatMap((element) =>
    [null, "::before", "::after"].map((part) => ({ element, part })),
  );
  const drawn = () =>
    parts.map(({ element, part }) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return "";
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, ...seen.map((name) => style.getPropertyValue(name))].join(" | ");
    });
  const carried = drawn();
  const arrived = new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
  link.disabled = false;
  await arrived;
  return drawn().flatMap((whole, index) => {
    const { element, part } = parts[index]!;
    if (whole === carried[index]) return [];
    return [
      `${element.tagName}.${element.getAttribute("class")}${part ?? ""}: ${carried[index]}, then ${whole}`,
    ];
  });
}

/** The styles in a page must draw it as the whole stylesheet does: nothing may move when script switches that on. */
test.each([390, 1440])("at %i px every page is drawn whole by the styles that it carries", async (width) => {
  for (const route of [...PAGES, "/tour", "/no-such-page"]) {
    const page = await visitor.newPage({ width });
    // Script stays out; the test itself switches the stylesheet on.
    await page.addInitScript(() =>
      addEventListener("load", (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto(route);
    await page.waitForFunction(
      () => document.fonts.check("700 20px Barlow Condensed") && document.fonts.check("16px Instrument Sans"),
    );
    expect([route, ...(await page.evaluate(differences, SEEN.split(" "))).slice(0, 3)]).toEqual([route]);
    await page.context().close();
  }
});
