const TICK_MS = 10_000;

/** Calls back now, every ten seconds, and whenever the tab becomes visible again. */
export function onClockTick(callback: (now: number) => void) {
  const tick = () => callback(Date.now());
  tick();
  setInterval(tick, TICK_MS);
  document.addEventListener("visibilitychange", tick);
  addEventListener("pageshow", tick);
}

/** Whether `data-until` (epoch milliseconds) has passed; without it an element never expires. */
export function isExpired({ dataset: { until } }: HTMLElement, now: number): boolean {
  return Boolean(until) && Number(until) <= now;
}

/** Hides an element when it expires. */
export function hideExpired(element: HTMLElement) {
  onClockTick((now) => {
    if (isExpired(element, now)) element.hidden = true;
  });
}

/** Shows the first child that has not expired, and only that one (timed-text.tsx). */
export function timedText(element: HTMLElement) {
  const parts = [...element.querySelectorAll<HTMLElement>(":scope > [data-until]")];
  onClockTick((now) => {
    const current = parts.find((part) => !isExpired(part, now));
    for (const part of parts) part.hidden = part !== current;
  });
}
