import { once } from "node:events";
import { styleText } from "node:util";
import { fitted, padded, widthOf } from "./width.ts";

type Look = "bold" | "dim" | "red" | "green" | "yellow";

/** Color where a person looks; none into a file or a pipe, nor with NO_COLOR. */
export function paint(look: Look, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(look, text, { stream });
}

/** What was asked for goes to standard output; waits while the reader is slower than we are. */
export async function print(text = "", end = "\n"): Promise<void> {
  if (!process.stdout.write(text + end)) await once(process.stdout, "drain");
}

/** What is said beside it: progress, warnings, questions. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function warn(text: string): void {
  say(`${paint("yellow", "Note:", process.stderr)} ${text}`);
}

/** JSON of one value, as one document. */
export const printJson = (value: unknown) => print(jsonText(value, 2));

/** JSON that moves no cursor: what JSON lets stand as it is, but a terminal obeys, is written as \u009b. */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(
    STANDS_IN_JSON,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A JSON array of however many values, in bounded memory. */
export async function printJsonList(values: AsyncIterable<unknown> | Iterable<unknown>): Promise<void> {
  let count = 0;
  for await (const value of values) {
    await print(`${count === 0 ? "[" : ","}${jsonText(value)}`);
    count += 1;
  }
  await print(count === 0 ? "[]" : "]");
}

// Control characters in somebody's message could move the cursor or change the colors.
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g;
const STANDS_IN_JSON = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** On one line, at most so many columns wide, and harmless to a terminal. */
export function cell(value: string | number | null | undefined, width: number): string {
  const text = String(value ?? "")
    .replace(UNPRINTABLE, " ")
    .trim();
  return padded(text, width);
}

/** Several lines, harmless to a terminal. */
export function plainText(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(UNPRINTABLE, " "))
    .join("\n");
}

/** CSV to standard output, which may be a terminal: the lines and their ends stay. */
export function printCsv(lines: string): Promise<void> {
  return print(lines.split("\r\n").map(plainText).join("\r\n"), "");
}

/** Rows under their headings, each column as wide as its widest cell, and all together no wider than the terminal. */
export async function printTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  widest = 44,
): Promise<void> {
  const widths = fitted(
    headings.map((heading, index) =>
      Math.min(widest, Math.max(heading.length, ...rows.map((row) => widthOf(String(row[index] ?? ""))))),
    ),
  );
  await print(paint("bold", line(headings, widths)));
  for (const row of rows) await print(line(row, widths));
}

/** Cells side by side. */
export function line(cells: readonly (string | number | null)[], widths: readonly number[]): string {
  return widths
    .map((width, index) => cell(cells[index], width))
    .join("  ")
    .trimEnd();
}
