type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Whether something may move or load unasked: not for visitors who want calm or few bytes. */
export function mayPlayUnasked(): boolean {
  const wantsCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return !wantsCalm && (navigator as Saving).connection?.saveData !== true;
}
