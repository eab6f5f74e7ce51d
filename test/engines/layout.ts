/** `line` is the line height: text may need one more line in another engine. */
export type Box = { name: string; x: number; y: number; width: number; height: number; line: number };

/** Boxes of a page, and by how much the page is wider than its window. */
export type Layout = { parts: Box[]; sections: Box[]; tooWide: number };

/** Headings, prices, buttons and sections. Text is measured by its letters, not by its box. */
export function layout(): Layout {
  const box = ({ x, y, width, height }: DOMRect, name: string, line: number): Box =>
    // Large type has a line box that is higher than its letters, and overlaps the next.
    ({ name, x, y: y + scrollY + line * 0.2, width, height: height - line * 0.4, line });
  const visible = (selector: string) =>
    Array.from(document.querySelectorAll(selector)).filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const parts = visible(
    "main :is(h1, h2, h3, h4, .price-board-price, .price-board-line .text-head, .price-board-sum, .button-button)",
  ).map((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const isButton = element.matches(".button-button");
    const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
    const edges = (isButton ? element : words).getBoundingClientRect();
    const line = isButton ? 0 : parseFloat(getComputedStyle(element).fontSize) * 1.2;
    return box(edges, `${element.tagName.toLowerCase()} '${text}'`, line);
  });
  const sections = visible("main > *, body > footer").map((element, at) =>
    box(element.getBoundingClientRect(), `band ${at + 1} ${element.id}`.trim(), 0),
  );
  const tooWide = Math.max(0, document.documentElement.scrollWidth - innerWidth);
  return { parts: parts.filter(({ width }) => width > 1), sections, tooWide };
}

/** Texts and buttons that overlap by more than the slack. */
export function overlaps(parts: readonly Box[]): string[] {
  return parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .filter(
        (other) => common(one, other, "x", "width") > SLACK && common(one, other, "y", "height") > SLACK,
      )
      .filter((other) => !inside(one, other) && !inside(other, one))
      .map((other) => `${one.name} lies over ${other.name}`),
  );
}

/** Boxes with another position or size than in the first engine. */
export function differences(parts: readonly Box[], first: readonly Box[]): string[] {
  if (parts.length !== first.length) return [`${parts.length} parts instead of ${first.length}`];
  return parts.flatMap((part, at) => {
    const other = first[at]!;
    const near = (side: "x" | "width" | "height", bound: number) =>
      Math.abs(part[side] - other[side]) <= bound
        ? []
        : [`${part.name}: ${side} ${Math.round(part[side])} instead of ${Math.round(other[side])}`];
    return [
      ...near("x", BOUND_PX),
      ...(part.line > 0 ? [] : near("width", BOUND_PX)),
      ...near("height", BOUND_PX + part.line + other.height * BOUND_SHARE),
    ];
  });
}

/** Engines break lines differently, so edges and heights may differ by this much. */
const BOUND_PX = 40;
const BOUND_SHARE = 0.08;
/** For two boxes that touch. */
const SLACK = 4;

function common(one: Box, other: Box, start: "x" | "y", size: "width" | "height"): number {
  return Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]);
}

function inside(one: Box, other: Box): boolean {
  return (
    common(one, other, "x", "width") >= one.width - 1 && common(one, other, "y", "height") >= one.height - 1
  );
}
