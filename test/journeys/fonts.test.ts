import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newVisitor } from "../visitor.ts";

const visitor = newVisitor();

test("an English page takes two small fonts; a letter beyond them brings the whole ones", async () => {
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
    .toEqual(["barlow-condensed-latin-700-normal", "instrument-sans-latin-wght-normal"]);
});

test("no font family has a part that stays away: for each size the system would be asked for a stand-in", () => {
  const css = readFileSync(new URL("../../app/ui/fonts.css", import.meta.url), "utf8");
  const families = Array.from(css.matchAll(/font-family: "([^"]+)"/g), ([, family]) => family);
  expect(families).toHaveLength(6);
  expect(new Set(families).size).toBe(6);
});
