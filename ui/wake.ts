import type { ComponentType } from "react";
import { atFirstTouch } from "#ui/behaviors/first-touch.ts";
import { isPlainClick } from "#ui/behaviors/plain-click.ts";

type Load = () => Promise<{ default: ComponentType<object> }>;

const NEAR = "200px";
const CONTROLS = "a, button, summary";

/**
 * Wakes the islands of a page (island.tsx), one by one: once the visitor has touched the page (a key, the wheel, a finger)
 * and the island is near, or at once when it is touched itself. React comes with the first.
 */
export function wakeIslands(load: (name: string) => Load | undefined) {
  const places = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const wake = new Map(places.map((place) => [place, sleeper(place, load(place.dataset.island ?? ""))]));
  atFirstTouch(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const place = target.closest<HTMLElement>("[data-island]");
          if (isIntersecting && place) wake.get(place)?.();
        }
      },
      { rootMargin: NEAR },
    );
    // The place itself has no box (island.module.css).
    for (const { firstElementChild } of places) if (firstElementChild) watcher.observe(firstElementChild);
  });
}

/** What is clicked in an island before it is awake is done once it is, or by the browser itself where script fails. */
function sleeper(place: HTMLElement, load: Load | undefined): () => void {
  const asleep = new AbortController();
  const { signal } = asleep;
  let clicked: Element | null = null;
  let waking = false;

  function awake() {
    asleep.abort();
    // A link within a drawing has no click().
    clicked?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    clicked = null;
  }

  function start() {
    if (waking || !load) return;
    waking = true;
    hydrate(place, load, awake).catch(awake);
  }

  function hold(event: MouseEvent) {
    const { target } = event;
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (!control || !load || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = control;
    start();
  }

  place.addEventListener("click", hold, { capture: true, signal });
  for (const touch of ["pointerover", "pointerdown", "focusin"]) {
    place.addEventListener(touch, start, { passive: true, signal });
  }
  // Touched before this script came.
  if (place.contains(document.activeElement)) start();
  return start;
}

async function hydrate(place: HTMLElement, load: Load, awake: () => void) {
  const [{ awaken }, { default: Part }] = await Promise.all([import("./hydrate-island.tsx"), load()]);
  awaken(place, Part, JSON.parse(place.dataset.props ?? "{}") as object, awake);
}
