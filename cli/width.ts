// Spaced marks take no place of their own, pictures and the letters of East Asia take two.
const NO_PLACE = /^(?:\p{M}|[\u200b-\u200d])/u;
const TWO_PLACES =
  /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

function placesOf(letter: string): number {
  if (letter < "\u0300") return 1;
  if (NO_PLACE.test(letter)) return 0;
  return TWO_PLACES.test(letter) ? 2 : 1;
}

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + placesOf(letter), 0);
}

/** Exactly so many columns wide: cut off with an ellipsis, or filled with spaces. */
export function padded(text: string, width: number): string {
  const own = widthOf(text);
  if (own <= width) return text + " ".repeat(width - own);
  let kept = "";
  let room = width - 1;
  for (const letter of Array.from(text)) {
    room -= placesOf(letter);
    if (room < 0) break;
    kept += letter;
  }
  return `${kept}…${" ".repeat(width - 1 - widthOf(kept))}`;
}

const GAP = 2;
const LEAST = 8;

/** How many columns the person sees; as many as it takes where nobody looks. */
export function room(): number {
  return process.stdout.isTTY ? process.stdout.columns || 80 : Number.POSITIVE_INFINITY;
}

/** These columns, the widest made narrower until all of them stand side by side. */
export function fitted(widths: readonly number[], most = room()): number[] {
  const fit = [...widths];
  let over = fit.reduce((sum, width) => sum + width, GAP * (fit.length - 1)) - most;
  for (; over > 0; over -= 1) {
    const widest = fit.indexOf(Math.max(...fit));
    if ((fit[widest] ?? 0) <= LEAST) break;
    fit[widest] = (fit[widest] ?? 0) - 1;
  }
  return fit;
}

/** Broken between words into lines of at most so many columns; lines after the first begin `indent` columns in. */
export function wrapped(text: string, most: number, indent = 0): string {
  const [first = "", ...words] = text.split(" ");
  const lines: string[] = [];
  let line = first;
  for (const word of words) {
    if (line.trim() !== "" && widthOf(line) + 1 + widthOf(word) > most) {
      lines.push(line);
      line = " ".repeat(indent) + word;
    } else line += ` ${word}`;
  }
  return [...lines, line].join("\n");
}
