import type { Difference } from "#operations/changes/difference.ts";
import { rowTitle } from "#operations/changes/format-difference.ts";
import { type Row, type Collection, cellText } from "#operations/collections/collection.ts";
import { paint, plainText, print } from "#cli/terminal.ts";

/** What will come, go and change, in the order in which it matters: what goes comes first. */
export async function printDifference(
  subject: Collection,
  { added, removed, changed }: Difference,
): Promise<void> {
  for (const { row } of removed) await print(paint("red", `- ${lineOf(subject, row)}`));
  for (const row of added) await print(paint("green", `+ ${lineOf(subject, row)}`));
  for (const { after, columns } of changed) {
    await print(paint("yellow", `~ ${oneLine(rowTitle(subject, after))}`));
    for (const { name, from, to } of columns) {
      await print(
        `    ${name}: ${paint("red", quoted(cellText(from)))} -> ${paint("green", quoted(cellText(to)))}`,
      );
    }
  }
}

function lineOf(subject: Collection, row: Row): string {
  const cells = subject.columns.map(({ name }) => oneLine(cellText(row[name]))).filter(Boolean);
  return cells.map((text) => (text.length > 48 ? `${text.slice(0, 47)}…` : text)).join("  ");
}

export function quoted(text: string): string {
  return text === "" ? "(empty)" : oneLine(text);
}

function oneLine(text: string): string {
  return plainText(text).replaceAll("\n", " / ");
}
