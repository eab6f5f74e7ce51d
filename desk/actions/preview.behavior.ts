const MAX_MARKS = 20;
const LABEL = "Your change";
// In the colors and type of the page in the frame.
const MARKS = `
  [data-changed] { outline: 3px solid var(--color-red); outline-offset: 3px; }
  [data-changed=first] { margin-top: 40px; }
  [data-changed=first]::before {
    position: absolute; z-index: 999; padding: 0 8px; transform: translate(-6px, calc(-100% - 6px));
    background: var(--color-red); color: var(--color-white); content: "${LABEL}";
    font: 600 15px/1.6 var(--font-sans); letter-spacing: 0; text-transform: none; white-space: nowrap;
  }`;

/** Marks what differs from the page as it is now, and scrolls to it. */
export default function preview(element: HTMLElement) {
  const frame = element as HTMLIFrameElement;
  if (frame.contentDocument?.URL === "about:srcdoc" && frame.contentDocument.readyState === "complete")
    void markChanges(frame);
  else frame.addEventListener("load", () => void markChanges(frame), { once: true });
}

async function markChanges(frame: HTMLIFrameElement) {
  const answer = await fetch(frame.dataset.page ?? "").catch(() => null);
  const page = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!answer?.ok || !page || !view) return;
  const current = new DOMParser().parseFromString(await answer.text(), "text/html");
  const changed = findChanges(readParts(current), readParts(page));
  // A day that is folded away opens when it is the target of the address.
  const folded = changed.find((element) => !element.checkVisibility())?.closest("[id]");
  if (folded) open(folded, view);
  const marked = new Set(changed.map(wholeEntry));
  const [first, ...others] = [...marked].filter((one) => !hasAncestorIn(marked, one));
  if (!first) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(MARKS);
  page.adoptedStyleSheets.push(sheet);
  for (const other of others.slice(0, MAX_MARKS)) other.dataset.changed = "";
  first.dataset.changed = "first";
  const { top, height } = first.getBoundingClientRect();
  view.scrollTo(0, view.scrollY + top - Math.max(60, (view.innerHeight - height) / 2));
}

/** The visitors' script, which is blocked here, would also move the mark in the links to the days. */
function open({ id, ownerDocument }: Element, { location }: Window) {
  location.hash = id;
  const link = ownerDocument.querySelector(`nav a[href="#${CSS.escape(id)}"]`);
  link?.closest("nav")?.querySelector("[aria-current=true]")?.removeAttribute("aria-current");
  link?.setAttribute("aria-current", "true");
}

type Part = { element: HTMLElement; content: string };

/** Texts and pictures in the order of the page. */
function readParts(page: Document): Part[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const parts: Part[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = node.nodeType === Node.TEXT_NODE;
    const content = isText ? node.textContent!.trim() : (node as Element).getAttribute("src");
    const element = node.parentElement!;
    // Links within the page only repeat what it says elsewhere.
    if (content && !element.closest("script, style, noscript, a[href^='#']"))
      parts.push({ element, content });
  }
  return parts;
}

/** Parts of the new page that the current one lacks, between the first and the last difference. */
function findChanges(before: Part[], after: Part[]): HTMLElement[] {
  const isSame = (at: number) => before.at(at)?.content === after.at(at)?.content;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(-1 - end)) end += 1;
  const known = new Set(before.slice(start, before.length - end).map(({ content }) => content));
  const changed = after.slice(start, after.length - end);
  const added = changed.filter(({ content }) => !known.has(content));
  return (added.length > 0 ? added : changed.slice(0, 1)).map(({ element }) => element);
}

function hasAncestorIn(elements: ReadonlySet<HTMLElement>, { parentElement }: HTMLElement): boolean {
  return parentElement !== null && (elements.has(parentElement) || hasAncestorIn(elements, parentElement));
}

/** A row of a list is marked as a whole. */
function wholeEntry(element: HTMLElement): HTMLElement {
  const visible = visibleAround(element);
  return visible.closest("li") ?? visible;
}

/** What is folded away, or only for screen readers, has no place of its own. */
function visibleAround(element: HTMLElement): HTMLElement {
  const isVisible = element.checkVisibility() && element.getBoundingClientRect().width > 1;
  return isVisible || !element.parentElement ? element : visibleAround(element.parentElement);
}
