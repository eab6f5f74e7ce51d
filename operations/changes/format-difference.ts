import type { Difference } from "./difference.ts";
import { keyOf, nameIn, type Row, type Subject, textOf } from "#operations/collections/collection.ts";
import { count, paint, plainText, print } from "#cli/terminal.ts";

/** What will come, go and change, in the order in which it matters: what goes comes first. */
export async function printDifference(
  subject: Subject,
  { added, removed, changed }: Difference,
): Promise<void> {
  for (const { row } of removed) await print(paint("red", `- ${lineOf(subject, row)}`));
  for (const row of added) await print(paint("green", `+ ${lineOf(subject, row)}`));
  for (const { after, columns } of changed) {
    await print(paint("yellow", `~ ${oneLine(titleOf(subject, after))}`));
    for (const { name, from, to } of columns) {
      await print(
        `    ${name}: ${paint("red", quoted(textOf(from)))} -> ${paint("green", quoted(textOf(to)))}`,
      );
    }
  }
}

/** '1 added, 2 changed' */
export function summaryOf({ added, removed, changed }: Difference): string {
  const parts = [
    [added.length, "added"],
    [changed.length, "changed"],
    [removed.length, "removed"],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number} ${what}`)
    .join(", ");
}

/** For JSON. */
export function plainDifference(subject: Subject, { added, removed, changed }: Difference) {
  return {
    added,
    removed: removed.map(({ row }) => row),
    changed: changed.map(({ after, columns }) => ({ [subject.key]: after[subject.key], columns })),
  };
}

export function sayAll(subject: Subject, number: number): string {
  return count(number, subject.one, subject.many);
}

function lineOf(subject: Subject, row: Row): string {
  const cells = subject.columns.map(({ name }) => oneLine(textOf(row[name]))).filter(Boolean);
  return cells.map((text) => (text.length > 48 ? `${text.slice(0, 47)}…` : text)).join("  ");
}

/** An id alone says little. */
export function titleOf(subject: Subject, row: Row): string {
  const key = keyOf(subject, row);
  const title = subject.called?.(row) ?? nameIn(row);
  return title && title !== key ? `${key} (${title.slice(0, 60)})` : key;
}

export function quoted(text: string): string {
  return text === "" ? "(empty)" : oneLine(text);
}

function oneLine(text: string): string {
  return plainText(text).replaceAll("\n", " / ");
}
