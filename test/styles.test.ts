import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const MOST_LINES = 5_000;
/** Where colors, fonts and heights over the page get their names; everything else goes by these. */
const NAMING = ["app/app.css", "ui/fonts.css"];

const read = (path: string) => readFileSync(join(root, path), "utf8");
const sheets = globSync("app/**/*.css", { cwd: root });
const modules = sheets.filter((path) => path.endsWith(".module.css"));

describe("styles keep to the house", () => {
  test("colors, fonts and heights over the page are tokens", () => {
    const strays = sheets
      .filter((path) => !NAMING.includes(path))
      .flatMap((path) =>
        parse(read(path))
          .declarations.filter(isStray)
          .map((stray) => `${path}: ${stray}`),
      );
    expect(strays).toEqual([]);
  });

  test("the names of modules are unique: classes are named after them", () => {
    const names = modules.map((path) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  test("a rule of a module concerns a class of that module", () => {
    const foreign = modules.flatMap((path) =>
      parse(read(path))
        .selectors.filter((selector) => classesOf(selector).length === 0)
        .map((selector) => `${path}: ${selector}`),
    );
    expect(foreign).toEqual([]);
  });

  test("parts name the classes that their modules have, and modules have none that no part names", () => {
    const named = new Map(modules.map((path) => [path, new Set<string>()]));
    const missing: string[] = [];
    for (const part of globSync("app/**/*.{ts,tsx}", { cwd: root })) {
      const code = read(part);
      for (const [, name, file] of code.matchAll(/import (\w+) from "(\S+\.module\.css)"/g)) {
        const module = file!.startsWith("#") ? file!.slice(1) : join(dirname(part), file!);
        const known = parse(read(module)).classes;
        const uses = [...code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, "g"))];
        for (const [, used] of uses) {
          // Chosen by a variable: it may be any.
          for (const each of used ? [used] : known) named.get(module)?.add(each);
          if (used && !known.has(used)) missing.push(`${part}: ${used}`);
        }
      }
    }
    const unused = modules.flatMap((path) =>
      [...parse(read(path)).classes]
        .filter((each) => !named.get(path)?.has(each))
        .map((each) => `${path}: ${each}`),
    );
    expect({ missing, unused }).toEqual({ missing: [], unused: [] });
  });

  test(`all of it is at most ${MOST_LINES} lines`, () => {
    const lines = sheets.map((path) => read(path).split("\n").length - 1);
    expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MOST_LINES);
  });
});

test.each([
  "color: #ea0a2a",
  "background: rgb(11 11 12 / 0.5)",
  "border: 1px solid white",
  "font-family: Arial",
  "font: 700 1rem/1 Arial, sans-serif",
  "z-index: 3",
])("a stray is seen: %s", (declaration) => {
  expect(isStray(declaration)).toBe(true);
});

test.each([
  "color: color-mix(in srgb, var(--color-white) 8%, transparent)",
  "border-color: currentColor",
  "font: 700 1rem/1 var(--font-display)",
  "font: inherit",
  "z-index: calc(2 * var(--z-under))",
  "white-space: nowrap",
])("and this is none: %s", (declaration) => {
  expect(isStray(declaration)).toBe(false);
});

test("a sheet is read with its nests, layers and steps", () => {
  const sheet = `/* .no { color: red } */ @layer ui { .a:not(:hover, .b) { color: red; &.c { top: 0 } } }
    :global(.on-ink) .d, html { left: 0 } @keyframes e { to { top: 1px } }`;
  expect(parse(sheet)).toEqual({
    selectors: [".a:not(:hover, .b)", ":global(.on-ink) .d, html"],
    classes: new Set(["a", "b", "c", "d"]),
    declarations: ["color: red", "top: 0", "left: 0", "top: 1px"],
  });
  expect(classesOf(":global(.on-ink) > a")).toEqual([]);
});

/** The selectors that stand by themselves, all classes, and what is declared. */
function parse(css: string) {
  const open: string[] = [];
  const selectors: string[] = [];
  const classes = new Set<string>();
  const declarations: string[] = [];
  for (const [, text = "", end] of css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim();
    if (end === "{") {
      const isSelector = !part.startsWith("@") && !open.some((around) => around.startsWith("@keyframes"));
      if (isSelector && open.every((around) => around.startsWith("@"))) selectors.push(part);
      if (isSelector) for (const each of classesOf(part)) classes.add(each);
      open.push(part);
    } else {
      if (part && !part.startsWith("@")) declarations.push(part);
      if (end === "}") open.pop();
    }
  }
  return { selectors, classes, declarations };
}

function classesOf(selector: string): string[] {
  const own = selector.replaceAll(/:global\([^)]*\)/g, "");
  return [...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);
}

function isStray(declaration: string): boolean {
  const [property = "", ...rest] = declaration.split(":");
  const value = rest.join(":").trim();
  if (property === "z-index") return !/var\(--z-|^auto$/.test(value);
  if (/^font(-family)?$/.test(property)) return !/var\(--font-(sans|display)\)$|^inherit$/.test(value);
  const withoutTokens = value.replaceAll(/var\(--[\w-]+/g, "");
  return /#[\da-f]{3,8}\b|\b((rgb|hsl)a?|hwb|(ok)?(lab|lch))\(|\b(white|black|red|gr[ae]y|silver)\b/i.test(
    withoutTokens,
  );
}
