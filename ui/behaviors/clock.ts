const LOOK_AGAIN_MS = 10_000;

/** Looks at the clock now and every ten seconds; a tab that slept looks as soon as it is seen again. */
export function byTheClock(look: (now: number) => void) {
  const tick = () => look(Date.now());
  tick();
  setInterval(tick, LOOK_AGAIN_MS);
  document.addEventListener("visibilitychange", tick);
  addEventListener("pageshow", tick);
}

/** `data-until` is in epoch milliseconds; without it something lasts for ever. */
export function isOver({ dataset: { until } }: HTMLElement, now: number): boolean {
  return Boolean(until) && Number(until) <= now;
}
