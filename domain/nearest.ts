/** The known word that somebody who typed this may have meant; undefined when none is near. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const begun = known.find((word) => typed.length > 1 && word.startsWith(typed));
  if (begun) return begun;
  const byDistance = known
    .map((word) => ({ word, distance: distance(typed, word) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = byDistance[0];
  return best && best.distance <= Math.max(1, Math.floor(best.word.length / 3)) ? best.word : undefined;
}

/** How many letters have to change, come or go. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
