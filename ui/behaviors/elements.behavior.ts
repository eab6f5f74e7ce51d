import { isPlainClick, prefersReducedMotion } from "./browser.ts";

/**
 * Animates the items of an element when it first scrolls into view: `data-reveal` goes from "wait" to "go". Elements
 * that are in view by then are left as they are.
 */
export function reveal(element: HTMLElement) {
  if (prefersReducedMotion()) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) {
        element.dataset.reveal = "wait";
        return;
      }
      if (element.dataset.reveal === "wait") element.dataset.reveal = "go";
      observer.disconnect();
    },
    { rootMargin: "0px 0px -12%" },
  );
  // Nothing is hidden before the visitor scrolls.
  addEventListener("scroll", () => observer.observe(element), { once: true, passive: true });
}

/** Loads the iframe in the template when its link is clicked. Without script the link opens the same page. */
export function onDemandFrame(element: HTMLElement) {
  const link = element.querySelector("a");
  const template = element.querySelector("template");
  link?.addEventListener("click", (event) => {
    if (!template || !isPlainClick(event)) return;
    event.preventDefault();
    element.replaceChildren(template.content.cloneNode(true));
    element.querySelector("iframe")?.focus();
  });
}

/** Scrolls a row sideways so that its current link is in the middle. */
export function scrollToCurrent(row: HTMLElement) {
  const link = row.querySelector("[aria-current]");
  if (!link) return;
  // The observer reports the boxes of the next frame, so nothing is laid out early.
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds) return;
      row.scrollLeft += centerX(entry.boundingClientRect) - centerX(entry.rootBounds);
    },
    { root: row },
  );
  observer.observe(link);
}

function centerX({ left, width }: DOMRectReadOnly): number {
  return left + width / 2;
}

export function print(element: HTMLElement) {
  element.addEventListener("click", () => window.print());
}
