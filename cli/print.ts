import { capital, count, excerpt } from "#domain/text.ts";
import type { Change, ChangeLine, Operation } from "#operations/operation.ts";
import { countRows, plainDifference } from "#operations/rows/difference.ts";
import { summarize } from "#operations/rows/sentence.ts";
import { type RowsChange, touchedRows } from "#operations/rows/plan-rows.ts";
import type { Done } from "#operations/run.ts";
import { findCollection } from "#operations/registry.ts";
import type { PrintContext, Table } from "./override.ts";
import type { Terminal } from "./terminal.ts";
import { type Cell, oneLine } from "./text.ts";

export const isRows = (change: Change): change is RowsChange => "shown" in change && "collection" in change;

export async function printChange({ lines }: Change, terminal: Terminal): Promise<void> {
  for (const line of lines) await printLine(line, terminal);
}

async function printLine({ sign, title, cells }: ChangeLine, terminal: Terminal): Promise<void> {
  const style = ({ "-": "red", "+": "green", "~": "yellow" } as const)[sign];
  if (sign === "~") {
    await terminal.print(terminal.paint(style, `~ ${oneLine(title)}`));
    for (const { label, from, to } of cells)
      await terminal.print(
        `    ${label}: ${terminal.paint("red", shown(from))} -> ${terminal.paint("green", shown(to))}`,
      );
    return;
  }
  const texts = cells
    .map(({ from, to }) => oneLine(from ?? to ?? ""))
    .filter((text) => text && text !== title);
  const short = texts.map((text) => excerpt(text, 48));
  await terminal.print(terminal.paint(style, `${sign} ${[oneLine(title), ...short].join("  ")}`));
}

const shown = (text = "") => (text === "" ? "(empty)" : oneLine(text));

export async function printNothing({ name }: Operation, change: Change, terminal: Terminal): Promise<void> {
  const why =
    isRows(change) && name.endsWith(".import")
      ? `the table has exactly these ${count(change.wanted.length, change.collection.one, change.collection.many)} already`
      : "everything is already as you want it";
  await terminal.print(`Nothing to do: ${why}.`);
}

export async function printDone(
  operation: Operation,
  change: Change,
  done: Done<unknown>,
  terminal: Terminal,
) {
  const undo = operation.undo === "journal" && operation.name !== "undo" ? " To undo it: gym undo" : "";
  if (isRows(change)) return terminal.print(`Done: ${summarize(change.shown)}. ${whenShown(change)}${undo}`);
  const live = change.page || operation.name === "undo" ? " The site shows it within 10 seconds." : "";
  await terminal.print(`${oneLine(done.sentence)}.${live}${undo}`);
}

const MAX_LISTED = 5;

/** What visitors see, if it differs from what was saved. */
function whenShown({ collection, shown }: RowsChange): string {
  const rows = touchedRows(shown);
  const others = rows.flatMap((row) => collection.visibleAs?.(row) ?? []);
  const isLive = others.length < rows.length || rows.length === 0;
  return [
    ...(isLive ? ["The site shows it within 10 seconds."] : []),
    ...others.slice(0, MAX_LISTED).map((sentence) => `${sentence}.`),
  ].join(" ");
}

export function toJson(change: Change): object {
  return isRows(change)
    ? plainDifference(change.collection, change.shown)
    : { lines: change.lines, warnings: change.warnings, question: change.question };
}

/** A table from rows, name and value from an object. */
export async function printResult(result: unknown, { name, terminal }: PrintContext): Promise<void> {
  if (!Array.isArray(result)) {
    const entries = Object.entries(result as object);
    return terminal.printTable(
      ["", ""],
      entries.map(([key, value]) => [capital(key), asCell(value)]),
    );
  }
  const rows = result as Record<string, unknown>[];
  const headings = Object.keys(rows[0] ?? {});
  if (rows.length > 0)
    await terminal.printTable(
      headings,
      rows.map((row) => headings.map((heading) => asCell(row[heading]))),
    );
  const collection = findCollection(name.split(" ")[0]!);
  terminal.say(`${collection ? countRows(collection, rows.length) : count(rows.length, "row")}.`);
}

export async function printRows(
  rows: readonly never[],
  { columns, widest, none }: Table,
  terminal: Terminal,
) {
  if (none && rows.length === 0) return terminal.say(none);
  const cells = rows.map((row) => Object.values(columns).map((read) => asCell(read(row))));
  await terminal.printTable(Object.keys(columns), cells, widest);
}

function asCell(value: unknown): Cell {
  if (typeof value === "boolean") return value ? "yes" : "";
  return typeof value === "object" && value !== null ? JSON.stringify(value) : (value as Cell);
}
