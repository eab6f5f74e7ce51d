type Saving = Navigator & { connection?: { saveData?: boolean } };

export function wantsCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether something may move or load unasked: not for visitors who want calm or few bytes. */
export function mayAutoplay(): boolean {
  return !wantsCalm() && (navigator as Saving).connection?.saveData !== true;
}
