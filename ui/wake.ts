import type { ComponentType } from "react";
import { isPlainClick, isRestingPointer, onFirstInteraction } from "#ui/behaviors/browser.ts";

type Load = () => Promise<{ default: ComponentType<object> }>;

const ROOT_MARGIN = "200px";
const CONTROLS = "a, button, summary";

/**
 * Hydrates the islands of a page (island.tsx) one by one: near the viewport after the visitor's first interaction, or
 * at once when one is hovered, focused or clicked.
 */
export function wakeIslands(findLoader: (name: string) => Load | undefined) {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const wake = new Map(
    islands.map((island) => [island, prepareIsland(island, findLoader(island.dataset.island ?? ""))]),
  );
  onFirstInteraction(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const island = target.closest<HTMLElement>("[data-island]");
          if (isIntersecting && island) wake.get(island)?.();
        }
      },
      { rootMargin: ROOT_MARGIN },
    );
    // The island itself is `display: contents`, so it has no box to observe.
    for (const { firstElementChild } of islands) if (firstElementChild) observer.observe(firstElementChild);
  });
}

/** Holds the last click until hydration ends, then repeats it; if loading fails, the browser handles it. */
function prepareIsland(island: HTMLElement, load: Load | undefined): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let clicked: Element | null = null;
  let started = false;

  function finish() {
    listeners.abort();
    // SVG links have no click().
    clicked?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    clicked = null;
  }

  function start() {
    if (started || !load) return;
    started = true;
    hydrate(island, load, finish).catch(finish);
  }

  function startByVisitor(event: Event) {
    if (!isRestingPointer(event)) start();
  }

  function holdClick(event: MouseEvent) {
    const { target } = event;
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (!control || !load || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = control;
    start();
  }

  island.addEventListener("click", holdClick, { capture: true, signal });
  for (const type of ["pointermove", "pointerdown", "focusin"]) {
    island.addEventListener(type, startByVisitor, { passive: true, signal });
  }
  // Focused before this script ran.
  if (island.contains(document.activeElement)) start();
  return start;
}

async function hydrate(island: HTMLElement, load: Load, onHydrated: () => void) {
  const [{ hydrateIsland }, { default: Component }] = await Promise.all([
    import("./hydrate-island.tsx"),
    load(),
  ]);
  const props = JSON.parse(island.dataset.props ?? "{}") as object;
  hydrateIsland(island, { Component, props, onHydrated });
}
