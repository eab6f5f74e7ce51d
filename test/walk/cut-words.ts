/** Visible words that the edge of the screen or of a part cuts, and words on top of each other. Runs in the page. */
export function cutWords(): string[] {
  const problems = new Set<string>();
  const lines: {
    left: number;
    right: number;
    top: number;
    bottom: number;
    element: Element;
    words: string;
  }[] = [];

  type Edges = { left: number; right: number; top: number; bottom: number };
  const known = new Map<Element, Edges | null>();

  /** The part of the page in which an element shows; null if it scrolls sideways or is meant to be cut. */
  function findEdges(part: Element | null): Edges | null {
    if (!part || part === document.body)
      return { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
    if (!known.has(part)) known.set(part, readEdges(part));
    return known.get(part)!;
  }

  function readEdges(part: Element): Edges | null {
    const around = findEdges(part.parentElement);
    if (!around) return null;
    const style = getComputedStyle(part);
    const box = part.getBoundingClientRect();
    const isHidden = style.clipPath === "inset(50%)" || box.width <= 2 || box.height <= 2;
    const isScrolled = /auto|scroll/.test(style.overflowX) && part.scrollWidth > part.clientWidth;
    const isShortened = style.webkitLineClamp !== "none";
    const isFixed = style.position === "fixed" || style.position === "sticky";
    if (isHidden || isScrolled || isShortened || isFixed) return null;
    const edges = { ...around };
    if (style.overflowX !== "visible") {
      edges.left = Math.max(edges.left, box.left);
      edges.right = Math.min(edges.right, box.right);
    }
    if (style.overflowY !== "visible") {
      edges.top = Math.max(edges.top, box.top);
      edges.bottom = Math.min(edges.bottom, box.bottom);
    }
    return edges;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    const words = texts.currentNode.textContent!.trim().slice(0, 40);
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!words || !isShown || element.closest("[aria-hidden=true], option")) continue;
    const edges = findEdges(element);
    if (!edges) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const size = parseFloat(getComputedStyle(element).fontSize);
    for (const box of range.getClientRects()) {
      // Letters are lower than their line, and begin and end a little inside.
      const middle = (box.top + box.bottom) / 2;
      const line = {
        left: box.left + 0.05 * size,
        right: box.right - 0.05 * size,
        top: middle - 0.3 * size,
        bottom: middle + 0.3 * size,
      };
      const isCut =
        line.left < edges.left - 1 ||
        line.right > edges.right + 1 ||
        line.top < edges.top - 1 ||
        line.bottom > edges.bottom + 1;
      if (isCut && box.width > 1) problems.add(`'${words}' is cut`);
      lines.push({ ...line, element, words });
    }
  }

  lines.sort((a, b) => a.top - b.top);
  lines.forEach((line, at) => {
    for (let next = at + 1; next < lines.length && lines[next]!.top < line.bottom - 2; next++) {
      const other = lines[next]!;
      const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      if (other.element !== line.element && shared > 2)
        problems.add(`'${line.words}' and '${other.words}' overlap`);
    }
  });
  return [...problems];
}
