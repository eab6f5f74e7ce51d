const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** 'nine' for 9: what a sentence counts follows from the list that it counts. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** '8–18', never broken at its dash. */
export function range(from: number, to: number): string {
  return `${from}–\u2060${to}`;
}

/** 'step-free', never broken at its hyphen; a telephone number neither at its space. */
export function unbroken(text: string): string {
  return text.replaceAll("-", "-\u2060").replaceAll(" ", "\u00a0");
}

/** For the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** '1 message', '1,200 messages' */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
}

/** 'Partner Workout' is partner-workout; the second of that name is partner-workout-2. */
export function slug(text: string, taken: ReadonlySet<string> = new Set()): string {
  const plain =
    text
      .normalize("NFD")
      .replace(/[\u0300-\u036f'’]/g, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replace(/^-+|-+$/g, "") || "new";
  if (!taken.has(plain)) return plain;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${plain}-${number}`)) return `${plain}-${number}`;
  }
}

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
