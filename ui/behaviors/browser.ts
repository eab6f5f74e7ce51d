const INTERACTIONS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin"];

/** Calls back once, when the visitor first interacts with the page in any way. */
export function onFirstInteraction(callback: () => void) {
  const done = new AbortController();
  const run = (event: Event) => {
    if (isRestingPointer(event)) return;
    done.abort();
    callback();
  };
  const options = { capture: true, passive: true, signal: done.signal };
  for (const type of INTERACTIONS) addEventListener(type, run, options);
}

/** When a page appears under a resting pointer, the browser sends a "pointermove" that covers no distance. */
export function isRestingPointer(event: Event) {
  return (
    event instanceof PointerEvent &&
    event.type === "pointermove" &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

/** Calls back now, or when a prerendered page is shown. */
export function whenVisible(callback: () => void) {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", callback, { once: true });
  else callback();
}

/** Calls back when the page is visible, loaded and the browser is idle. */
export function whenIdle(callback: () => void) {
  whenVisible(() => {
    if (document.readyState === "complete") requestIdle(callback);
    else addEventListener("load", () => requestIdle(callback), { once: true });
  });
}

function requestIdle(callback: () => void) {
  // Safari lacks requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 3000 });
  else setTimeout(callback, 1000);
}

/** False for a click that opens a new tab or window, or saves the target. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | React.MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** False for visitors who prefer reduced motion or turned on Save-Data. */
export function mayAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !prefersReducedMotion() && connection?.saveData !== true;
}
