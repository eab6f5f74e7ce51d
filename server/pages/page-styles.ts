import { classesInScripts } from "./page-scripts.ts";

const CLASS_LISTS = /\bclass="([^"]*)"/g;
const GROUPS = /^@(media|supports|layer|container|scope|starting-style)\b/;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&#x27;": "'",
  "&quot;": '"',
};

type Block = { prelude: string; inner?: Block[]; text: string; selectors: Selector[] };
type Selector = { text: string; classes: string[] };

/**
 * Cuts the site's stylesheet down to the rules whose classes stand in a page or in the scripts that may change it: 33 to
 * 52 of 114 KB. They go out inside the page, which is then drawn without a second request
 * (docs/decisions/first-view.md).
 */
export function pageStyles(stylesheet: string, readScript: (address: string) => string) {
  const blocks = read(stylesheet);
  const classesDrawn = classesInScripts([...new Set(classesOfAll(blocks))], readScript);
  return (html: string, scripts: readonly string[]): string =>
    write(blocks, classesIn(html).union(classesDrawn(scripts)));
}

function classesOfAll(blocks: Block[]): string[] {
  return blocks.flatMap(({ inner = [], selectors }) => [
    ...classesOfAll(inner),
    ...selectors.flatMap(({ classes }) => classes),
  ]);
}

function write(blocks: Block[], present: Set<string>): string {
  let css = "";
  for (const block of blocks) {
    if (block.inner) {
      const inner = write(block.inner, present);
      // An empty layer still says where it stands among the others.
      if (inner || block.prelude.startsWith("@layer")) css += `${block.prelude}{${inner}}`;
    } else if (block.selectors.length === 0) css += block.text;
    else {
      const wanted = block.selectors.filter(({ classes }) => classes.every((name) => present.has(name)));
      if (wanted.length > 0) css += `${wanted.map(({ text }) => text).join()}{${block.text}}`;
    }
  }
  return css;
}

function classesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, list = ""] of html.matchAll(CLASS_LISTS)) {
    const plain = list.includes("&") ? list.replace(/&[^;]+;/g, (found) => ENTITIES[found] ?? found) : list;
    for (const name of plain.split(" ")) names.add(name);
  }
  return names;
}

/** Statements and at-rules that style nothing by class stand whole; groups are read on; rules know their classes. */
function read(css: string): Block[] {
  const blocks: Block[] = [];
  for (let start = 0; start < css.length;) {
    const opens = find(css, start, "{;");
    const prelude = css.slice(start, opens).trim();
    if (css[opens] !== "{") {
      if (prelude) blocks.push({ prelude, text: `${prelude};`, selectors: [] });
      start = opens + 1;
      continue;
    }
    const closes = find(css, opens + 1, "}");
    const body = css.slice(opens + 1, closes);
    if (GROUPS.test(prelude)) blocks.push({ prelude, inner: read(body), text: "", selectors: [] });
    else if (prelude.startsWith("@")) blocks.push({ prelude, text: `${prelude}{${body}}`, selectors: [] });
    else blocks.push({ prelude, text: body, selectors: selectorsOf(prelude) });
    start = closes + 1;
  }
  return blocks;
}

function selectorsOf(prelude: string): Selector[] {
  const selectors: Selector[] = [];
  for (let start = 0; start < prelude.length;) {
    const end = find(prelude, start, ",");
    const text = prelude.slice(start, end).trim();
    selectors.push({ text, classes: classesOf(text) });
    start = end + 1;
  }
  return selectors;
}

/** The classes that an element and its ancestors must have; what stands in :is(), :not() or [] decides nothing. */
function classesOf(selector: string): string[] {
  const classes: string[] = [];
  for (let at = 0; at < selector.length;) {
    const next = find(selector, at, ".([");
    if (selector[next] === ".") {
      const [name = ""] = /^(?:\\[\s\S]|[\w-])+/.exec(selector.slice(next + 1)) ?? [];
      classes.push(name.replace(/\\([\s\S])/g, "$1"));
      at = next + 1 + name.length;
    } else
      at = next < selector.length ? find(selector, next + 1, selector[next] === "(" ? ")" : "]") + 1 : next;
  }
  return classes;
}

/** Where one of `wanted` stands next on this level: outside strings, comments and what opens after `start`. */
function find(css: string, start: number, wanted: string): number {
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    const letter = css[at]!;
    if (depth === 0 && wanted.includes(letter)) return at;
    if (letter === "\\") at++;
    else if (letter === '"' || letter === "'") {
      for (at++; at < css.length && css[at] !== letter; at++) if (css[at] === "\\") at++;
    } else if (letter === "/" && css[at + 1] === "*") at = css.indexOf("*/", at + 2) + 1;
    else if ("({[".includes(letter)) depth++;
    else if (")}]".includes(letter)) depth--;
  }
  return css.length;
}
