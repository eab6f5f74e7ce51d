const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** 'nine' for 9 */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** '8–18', without a line break at the dash. */
export function range(from: number, to: number): string {
  return `${from}–\u2060${to}`;
}

/** Without line breaks at hyphens and spaces. */
export function unbroken(text: string): string {
  return text.replaceAll("-", "-\u2060").replaceAll(" ", "\u00a0");
}

/** With the apostrophes and quotation marks of print: it's 'on' becomes it’s “on”. */
export function typographic(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s([])'(.*?)'(?!\w)/g, "“$1”")
    .replaceAll("'", "’")
    .replaceAll(/"([^"]*)"/g, "“$1”");
}

/** 'write it like 09:00' as a sentence of print. */
export function sentence(text: string): string {
  return capital(typographic(text)) + (/[.?!…]$/.test(text) ? "" : ".");
}

/** A text has more than `most` characters. */
export function tooLong(length: number, most: number): string {
  return `this has ${length} characters; write at most ${most}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Monday · 6 PM'. A dot never begins a line. */
export function joinFacts(parts: readonly (string | null | false | undefined)[]): string {
  return parts.filter(Boolean).join("\u00a0· ");
}

/** The beginning of a text, up to a whole word. */
export function excerpt(text: string, most = 80): string {
  if (firstCharacters(text, most) === text) return text;
  return `${firstCharacters(text, most + 1).replace(/\s+\S*$/, "")}…`;
}

const characters = new Intl.Segmenter("en");

/** An emoji or a letter with its accents is one character. */
function firstCharacters(text: string, most: number): string {
  return [...characters.segment(text)[Symbol.iterator]().take(most)].map(({ segment }) => segment).join("");
}

/** '1 message', '1,200 messages' */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en-US")} ${plural(number, one, many)}`;
}

/** 'message' for 1, 'messages' otherwise. */
export function plural(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? one : many;
}

/** In lower case, without accents and with straight apostrophes, as searches compare texts. */
export function searchText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** 'Partner Workout' → 'partner-workout', or 'partner-workout-2' if that is taken. */
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

/** The known word that is closest to a misspelled one; undefined if none is close. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const begun = known.find((word) => typed.length > 1 && word.startsWith(typed));
  if (begun) return begun;
  const byDistance = known
    .map((word) => ({ word, distance: distance(typed, word) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = byDistance[0];
  return best && best.distance <= Math.max(1, Math.floor(best.word.length / 3)) ? best.word : undefined;
}

/** Levenshtein distance. */
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

/** Paragraphs are separated by empty lines. */
export function splitParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
}

export function splitLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
