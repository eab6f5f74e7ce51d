import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";

const visitor = newVisitor();

test("an English page loads two subset fonts; other letters load the full ones", async () => {
  const page = await visitor.newPage();
  const fonts: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.push(name);
  });
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.toSorted()).toEqual(["barlow-condensed-700", "instrument-sans"]);
  await page.evaluate(() => {
    for (const kind of ["h2", "p"])
      document.body.prepend(Object.assign(document.createElement(kind), { textContent: "Łukasz" }));
  });
  await expect
    .poll(() => fonts.slice(2).toSorted())
    .toEqual(["barlow-condensed-latin-ext-700-normal", "instrument-sans-latin-ext-wght-normal"]);
  // The letter uses the loaded font, not a system font.
  const drawn = await page.context().newCDPSession(page);
  await drawn.send("DOM.enable");
  await drawn.send("CSS.enable");
  const { root } = await drawn.send("DOM.getDocument");
  for (const kind of ["h2", "p"]) {
    const { nodeId } = await drawn.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: `body > ${kind}`,
    });
    const isOurs = async () =>
      (await drawn.send("CSS.getPlatformFontsForNode", { nodeId })).fonts.every((font) => font.isCustomFont);
    await expect.poll(isOurs).toBe(true);
  }
});

test("while the subsets load, the browser fetches no other font", async () => {
  const page = await visitor.newPage();
  const others: string[] = [];
  const subsets = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    const url = route.request().url();
    if (/barlow-condensed-700|instrument-sans-[\w-]{8}\.woff2/.test(url)) await subsets.promise;
    else others.push(url);
    await route.continue();
  });
  await page.goto("/first-visit", { waitUntil: "domcontentloaded" });
  // Two frames with the fallback fonts.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  subsets.resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(others).toEqual([]);
});

test("every part of a font family exists, so that no fallback is used", () => {
  const css = readFileSync(new URL("../../ui/fonts.css", import.meta.url), "utf8");
  const families = Array.from(css.matchAll(/font-family: "([^"]+)"/g), ([, family]) => family);
  expect(families).toHaveLength(12);
  expect(new Set(families).size).toBe(12);
});
