import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { twoFrames } from "#test/browser/rendering.ts";
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
  await twoFrames(page);
  subsets.resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(others).toEqual([]);
});

test("the declared fonts are those that text uses, and the parts of a font have no character in common", () => {
  const css = readFileSync(new URL("../../ui/fonts.css", import.meta.url), "utf8");
  const tokens = readFileSync(new URL("../../app/app.css", import.meta.url), "utf8");
  const used = Array.from(tokens.matchAll(/--font-\w+:([^;]+);/g), ([, stack]) => stack ?? "").join();
  const names = Array.from(used.matchAll(/"([^"]+)"/g), ([, name]) => name);
  const parts = Map.groupBy(css.matchAll(/@font-face \{[^}]+\}/g), ([face]) => /"([^"]+)"/.exec(face)?.[1]);
  expect([...parts.keys()].toSorted()).toEqual(names.filter((name) => name !== "Arial Narrow").toSorted());
  for (const family of ["Barlow Condensed", "Instrument Sans"]) {
    const faces = parts.get(family) ?? [];
    expect(faces).toHaveLength(3);
    const codes = faces.flatMap(([face]) => readRange(face));
    expect(codes).toHaveLength(new Set(codes).size);
  }
});

/** The code points of a face's `unicode-range`. */
function readRange(face: string): number[] {
  return Array.from(face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)).flatMap(([, from, to]) => {
    const first = parseInt(from ?? "", 16);
    const last = parseInt(to ?? from ?? "", 16);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
