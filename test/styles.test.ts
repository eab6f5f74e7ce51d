import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const MAX_LINES = 5_000;
/** The only widths in media queries, as `width < 64rem` or `width >= 64rem`. */
const BREAKPOINTS = ["40rem", "64rem", "80rem"];
/** Sizes without a token: text fitted to its box or to SVG units, and page geometry. */
const FITTED = [
  "contact.module.css: font-size: min(36vw, 38rem)",
  "contact.module.css: font: 700 min(46vw, 34rem) / 0.72 var(--font-display)",
  "destination-workouts.module.css: font-size: clamp(min(2.25rem, 15.4vw), min(15.4vw, 9svh + var(--tall) * 6svh), 14.5rem)",
  "phone-bar.module.css: font-size: 5cqi",
  "hero-directory.module.css: margin: calc(var(--photo) - 4.25rem) var(--to-edge) 0",
  "hero-call.module.css: font-size: min(14.6vw, 13rem, 13svh + var(--tall) * 13.5rem)",
  "promo-box.module.css: font-size: min(25vw, 19rem)",
  "jiu-jitsu-layout.module.css: font-size: 30rem",
  "program-pace.module.css: font-size: min((100vw - 2 * var(--gutter)) * 0.497, 39rem)",
  "program-pace.module.css: font-size: 17vw",
  "program-pace.module.css: font-size: min(14vw, 14rem)",
  "error-page.module.css: font: 700 min(55vw, 48svh) / 0.7 var(--font-display)",
  "error-page.module.css: font-size: min(31vw, 48svh, 28rem)",
  "place-map.module.css: font: 700 23px var(--font-display)",
  "place-map.module.css: font-size: 34px",
  "place-map.module.css: font-size: 19px",
  "place-map.module.css: font-size: 22px",
  "floor-plan.module.css: font: 700 20px / 1 var(--font-display)",
  "founders.module.css: margin-left: calc(42vw - var(--edge) + var(--gutter))",
  "section-nav.module.css: margin-left: calc(50% - 1.375rem)",
];
/** Modules that style markup of others: the tour's viewer, and the page around a printed timetable. */
const FOREIGN = [
  "app/timetable/timetable.module.css: main :is(section, :global(.shell))",
  "app/tour/panorama-tour.module.css: > :global(.psv-container)",
];
/** Files that define colors, fonts and z-indexes as tokens. */
const NAMING = ["app/app.css", "ui/fonts.css", "desk/frame/dark.css"];

const read = (path: string) => readFileSync(join(root, path), "utf8");
const sheets = globSync("{app,desk,ui}/**/*.css", { cwd: root });
const modules = sheets.filter((path) => path.endsWith(".module.css"));

describe("stylesheets", () => {
  test("use tokens for colors, fonts and z-indexes", () => {
    const forbidden = sheets
      .filter((path) => !NAMING.includes(path))
      .flatMap((path) =>
        parse(read(path))
          .declarations.filter(isForbiddenValue)
          .map((declaration) => `${path}: ${declaration}`),
      );
    expect(forbidden).toEqual([]);
  });

  test("use tokens for type and space in modules", () => {
    const forbidden = modules.flatMap((path) =>
      parse(read(path))
        .declarations.filter(lacksToken)
        .map((declaration) => `${basename(path)}: ${declaration.replaceAll(/\s+/g, " ")}`),
    );
    expect(forbidden.toSorted()).toEqual(FITTED.toSorted());
  });

  test(`use only ${BREAKPOINTS.join(", ")} in media queries`, () => {
    const forbidden = sheets.flatMap((path) =>
      parse(read(path))
        .media.filter((query) => readWidths(query).some((width) => !BREAKPOINTS.includes(width)))
        .map((query) => `${path}: ${query}`),
    );
    expect(forbidden).toEqual([]);
  });

  test("have no layer, keyframes or view transition inside a media query, because WebKit then misses when a screen turns", () => {
    const forbidden = sheets.flatMap((path) => parse(read(path)).inMedia.map((rule) => `${path}: ${rule}`));
    expect(forbidden).toEqual([]);
  });

  test("do not style classes of other modules", () => {
    const foreign = modules.flatMap((path) =>
      parse(read(path))
        .nested.filter((selector) => /:global\([^)]*\)[^\s>+~]*$/.test(selector))
        .map((selector) => `${path}: ${selector}`),
    );
    expect(foreign.toSorted()).toEqual(FOREIGN);
  });

  test("have unique module names, since classes are named after them", () => {
    const names = modules.map((path) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  test("have only rules with a class of their module", () => {
    const foreign = modules.flatMap((path) =>
      parse(read(path))
        .selectors.filter((selector) => readClasses(selector).length === 0)
        .map((selector) => `${path}: ${selector}`),
    );
    expect(foreign).toEqual([]);
  });

  test("have no unused classes, and components use no missing ones", () => {
    const named = new Map(modules.map((path) => [path, new Set<string>()]));
    const missing: string[] = [];
    for (const part of globSync("{app,desk,ui}/**/*.{ts,tsx}", { cwd: root })) {
      const code = read(part);
      for (const [, name, file] of code.matchAll(/import (\w+) from "(\S+\.module\.css)"/g)) {
        const module = file!.startsWith("#") ? file!.slice(1) : join(dirname(part), file!);
        const known = parse(read(module)).classes;
        const uses = [...code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, "g"))];
        for (const [, used] of uses) {
          // Chosen by a variable: it may be any class.
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

  test(`have at most ${MAX_LINES} lines in total`, () => {
    const lines = sheets.map((path) => read(path).split("\n").length - 1);
    expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MAX_LINES);
  });
});

test.each([
  "color: #ea0a2a",
  "background: rgb(11 11 12 / 0.5)",
  "border: 1px solid white",
  "font-family: Arial",
  "font: 700 1rem/1 Arial, sans-serif",
  "z-index: 3",
])("a color, font or z-index without a token is found: %s", (declaration) => {
  expect(isForbiddenValue(declaration)).toBe(true);
});

test.each([
  "color: color-mix(in srgb, var(--color-white) 8%, transparent)",
  "border-color: currentColor",
  "font: 700 1rem/1 var(--font-display)",
  "font: inherit",
  "z-index: calc(2 * var(--z-under))",
  "white-space: nowrap",
])("this is allowed: %s", (declaration) => {
  expect(isForbiddenValue(declaration)).toBe(false);
});

test.each([
  "font-size: 1.125rem",
  "font: 700 2rem/1 var(--font-display)",
  "gap: 0 1rem",
  "padding-inline: clamp(1rem, 2vw, 2rem)",
  "margin: calc(-1 * var(--space-4)) 12px",
  "--pad: 2svh",
])("a size without a token is found: %s", (declaration) => {
  expect(lacksToken(declaration)).toBe(true);
});

test.each([
  "font-size: var(--text-lead)",
  "font-size: min(var(--text-sign), 3.4vw)",
  "font: 600 var(--text-large) / 1.3 var(--font-sans)",
  "margin: calc(-1 * var(--space-8)) auto 0 -0.1em",
  "padding: 1px 50% 3pt",
  "min-height: 34rem",
])("and this size is allowed: %s", (declaration) => {
  expect(lacksToken(declaration)).toBe(false);
});

test("widths are parsed from media queries, heights are ignored", () => {
  expect(readWidths("(40rem <= width < 64rem) and (max-height: 30rem)")).toEqual(["40rem", "64rem"]);
  expect(readWidths("(min-width: 48rem), (max-width: 899px)")).toEqual(["48rem", "899px"]);
  expect(readWidths("print")).toEqual([]);
});

test("nesting, layers and keyframes are parsed", () => {
  const sheet = `/* .no { color: red } */ @layer ui { .a:not(:hover, .b) { color: red; &.c { top: 0 } } }
    :global(.on-ink) .d, html { left: 0 } @keyframes e { to { top: 1px } } @media (width < 40rem) { .f { top: 2px } @supports (top: 0) { @layer ui { .f { top: 3px } } } }`;
  expect(parse(sheet)).toEqual({
    selectors: [".a:not(:hover, .b)", ":global(.on-ink) .d, html", ".f", ".f"],
    nested: [".a:not(:hover, .b)", "&.c", ":global(.on-ink) .d, html", ".f", ".f"],
    media: ["(width < 40rem)"],
    inMedia: ["@layer ui"],
    classes: new Set(["a", "b", "c", "d", "f"]),
    declarations: ["color: red", "top: 0", "left: 0", "top: 1px", "top: 2px", "top: 3px"],
  });
  expect(readClasses(":global(.on-ink) > a")).toEqual([]);
});

/** Top-level selectors, all selectors, media queries, other rules inside them, classes and declarations. */
function parse(css: string) {
  const open: string[] = [];
  const selectors: string[] = [];
  const nested: string[] = [];
  const media: string[] = [];
  const inMedia: string[] = [];
  const classes = new Set<string>();
  const declarations: string[] = [];
  for (const [, text = "", end] of css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim();
    if (end === "{") {
      const isSelector = !part.startsWith("@") && !open.some((around) => around.startsWith("@keyframes"));
      if (isSelector && open.every((around) => around.startsWith("@"))) selectors.push(part);
      if (isSelector) nested.push(part);
      if (isSelector) for (const each of readClasses(part)) classes.add(each);
      if (part.startsWith("@media")) media.push(part.slice("@media".length).trim());
      if (
        /^@(layer|keyframes|view-transition|font-face)/.test(part) &&
        open.some((around) => around.startsWith("@media"))
      )
        inMedia.push(part);
      open.push(part);
    } else {
      if (part && !part.startsWith("@")) declarations.push(part);
      if (end === "}") open.pop();
    }
  }
  return { selectors, nested, media, inMedia, classes, declarations };
}

function readClasses(selector: string): string[] {
  const own = selector.replaceAll(/:global\([^)]*\)/g, "");
  return [...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);
}

function isForbiddenValue(declaration: string): boolean {
  const [property = "", ...rest] = declaration.split(":");
  const value = rest.join(":").trim();
  if (property === "z-index") return !/var\(--z-|^auto$/.test(value);
  if (/^font(-family)?$/.test(property)) return !/var\(--font-(sans|display)\)$|^inherit$/.test(value);
  const withoutTokens = value.replaceAll(/var\(--[\w-]+/g, "");
  return /#[\da-f]{3,8}\b|\b((rgb|hsl)a?|hwb|(ok)?(lab|lch))\(|\b(white|black|red|gr[ae]y|silver)\b/i.test(
    withoutTokens,
  );
}

/** A font size or spacing with its own length. em, % and pt are allowed. */
function lacksToken(declaration: string): boolean {
  const [property = "", ...rest] = declaration.split(":");
  if (
    !/^(font|font-size|(row-|column-)?gap|(padding|margin)(-[a-z-]+)?|--(pad|text|number|space).*)$/.test(
      property,
    )
  )
    return false;
  const value = rest
    .join(":")
    .replaceAll(/min\(var\(--(text|number|space)-\w+\),([^()]|\([^()]*\))*\)/g, "")
    .replaceAll(/\b1px\b/g, "");
  return /\d(rem|px|[sld]?v(w|h|min|max)|cq\w+|ch)\b/.test(value);
}

function readWidths(query: string): string[] {
  const widths = query.match(/\([^()]*width[^()]*\)/g) ?? [];
  return widths.flatMap((width) => width.match(/[\d.]+[a-z]+/g) ?? []);
}
