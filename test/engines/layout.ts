/** `line` is the height of a line of its words; they may need one more in one engine than in another. */
export type Box = { name: string; x: number; y: number; width: number; height: number; line: number };

/** What stands where on a page, and by how much it is wider than its window. */
export type Layout = { parts: Box[]; sections: Box[]; tooWide: number };

/** The headings, prices and buttons, the sections they stand in: words by their letters, not by their boxes. */
export function layout(): Layout {
  const box = ({ x, y, width, height }: DOMRect, name: string, line: number): Box =>
    // A line of large type is higher than its letters, and reaches into the next.
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

/** Words and buttons that lie over each other by more than a letter's edge. */
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

/** Parts that stand elsewhere or are of another size than in the first engine. */
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

/** Lines end where each engine's letters let them: so far apart may edges be, and so much longer a band. */
const BOUND_PX = 40;
const BOUND_SHARE = 0.08;
/** Of two boxes that touch: a letter's edge. */
const SLACK = 4;

function common(one: Box, other: Box, start: "x" | "y", size: "width" | "height"): number {
  return Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]);
}

function inside(one: Box, other: Box): boolean {
  return (
    common(one, other, "x", "width") >= one.width - 1 && common(one, other, "y", "height") >= one.height - 1
  );
}
