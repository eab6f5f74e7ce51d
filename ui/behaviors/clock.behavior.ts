const TICK_MS = 10_000;

/** Calls back now, every ten seconds, and whenever the page or its tab becomes visible again. */
export function onClockTick(callback: (now: number) => void) {
  const tick = () => callback(Date.now());
  tick();
  setInterval(tick, TICK_MS);
  document.addEventListener("visibilitychange", tick);
  // Only for the back-forward cache: the first pageshow follows the first tick.
  addEventListener("pageshow", ({ persisted }) => persisted && tick());
}

/** Whether `data-until` (epoch milliseconds) has passed; without it an element never expires. */
export function isExpired({ dataset: { until } }: HTMLElement, now: number): boolean {
  return Boolean(until) && Number(until) <= now;
}

/** Sets `hidden` only where it changes: each write costs a style recalculation. */
export function setHidden(element: HTMLElement, hidden: boolean) {
  if (element.hidden !== hidden) element.hidden = hidden;
}

/** Hides an element when it expires. */
export function hideExpired(element: HTMLElement) {
  onClockTick((now) => {
    if (isExpired(element, now)) setHidden(element, true);
  });
}

/** Shows the first text that has not expired; the later ones are in the template (timed-text.tsx). */
export function timedText(element: HTMLElement) {
  const later = element.querySelector("template")?.content.children ?? [];
  const parts = [element.firstElementChild, ...later] as HTMLElement[];
  let [shown] = parts;
  onClockTick((now) => {
    const current = parts.find((part) => !isExpired(part, now));
    if (current && current !== shown) shown?.replaceWith(current);
    shown = current ?? shown;
    if (shown) setHidden(shown, !current);
  });
}
