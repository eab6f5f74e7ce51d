// Control characters in a message could move the cursor or change the colors.
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;
const UNPRINTABLE_IN_CSV =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;
/** Valid in JSON, but interpreted by terminals. */
const UNESCAPED_IN_JSON = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

export function jsonText(value: unknown, indent?: number): string {
  return escapeJson(JSON.stringify(value, null, indent));
}

export function escapeJson(text: string): string {
  return text.replaceAll(
    UNESCAPED_IN_JSON,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** CSV that is safe to print on a terminal. Line breaks are kept. */
export function plainCsv(text: string): string {
  return text.replace(UNPRINTABLE_IN_CSV, " ");
}

/** Several lines without control characters. */
export function plainText(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(UNPRINTABLE, " "))
    .join("\n");
}

export function oneLine(text: string): string {
  return plainText(text).replaceAll("\n", " / ");
}

export type Cell = string | number | boolean | null | undefined;

/** One line of exactly `width` columns without control characters. */
export function cell(value: Cell, width: number): string {
  const text = String(value ?? "")
    .replace(UNPRINTABLE, " ")
    .trim();
  return padded(text, width);
}

/** Cells next to each other. */
export function line(cells: readonly Cell[], widths: readonly number[]): string {
  return widths
    .map((width, index) => cell(cells[index], width))
    .join("  ")
    .trimEnd();
}

// Combining marks take no column, emoji and East Asian letters take two.
const ZERO_WIDTH = /^(?:\p{M}|[\u200b-\u200d])/u;
const DOUBLE_WIDTH =
  /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

function letterWidth(letter: string): number {
  if (letter < "\u0300") return 1;
  if (ZERO_WIDTH.test(letter)) return 0;
  return DOUBLE_WIDTH.test(letter) ? 2 : 1;
}

/** How many columns of a terminal a text takes. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** Exactly so many columns wide: cut off with an ellipsis, or filled with spaces. */
function padded(text: string, width: number): string {
  const own = textWidth(text);
  if (own <= width) return text + " ".repeat(width - own);
  let start = "";
  let left = width - 1;
  for (const letter of Array.from(text)) {
    left -= letterWidth(letter);
    if (left < 0) break;
    start += letter;
  }
  return `${start}…${" ".repeat(width - 1 - textWidth(start))}`;
}

const GAP = 2;
const LEAST = 8;

/** These widths, the widest made narrower until all columns fit. */
export function fitted(widths: readonly number[], most: number): number[] {
  const fit = [...widths];
  let over = fit.reduce((sum, width) => sum + width, GAP * (fit.length - 1)) - most;
  for (; over > 0; over -= 1) {
    const widest = fit.indexOf(Math.max(...fit));
    if ((fit[widest] ?? 0) <= LEAST) break;
    fit[widest] = (fit[widest] ?? 0) - 1;
  }
  return fit;
}

/** Broken between words into lines of at most `most` columns; lines after the first begin `indent` columns in. */
export function wrapped(text: string, most: number, indent = 0): string {
  const [first = "", ...words] = text.split(" ");
  const lines: string[] = [];
  let current = first;
  for (const word of words) {
    if (current.trim() !== "" && textWidth(current) + 1 + textWidth(word) > most) {
      lines.push(current);
      current = " ".repeat(indent) + word;
    } else current += ` ${word}`;
  }
  return [...lines, current].join("\n");
}
