import {
  type CellChange,
  cellText,
  type Collection,
  columnLabel,
  type Row,
} from "#operations/collections/collection.ts";
import type { ChangeLine, JournalChange } from "#operations/operation.ts";
import { shownText } from "#operations/rows/difference.ts";
import { describeChange, isLong, isMove } from "#operations/rows/sentence.ts";

/** What an entry has changed in the lists of the desk, without what its sentence says. */
export function journalLines(
  sentence: string,
  changes: readonly JournalChange[],
  findCollection: (name: string) => Collection | undefined,
): ChangeLine[] {
  const lines = changes.flatMap(({ table, title, ...change }): ChangeLine[] => {
    const collection = findCollection(table);
    if (!collection?.screen) return [];
    const [before, after] = [change.before, change.after] as (Row | null)[];
    const sign = !before ? "+" : !after ? "-" : "~";
    const cells = collection.columns
      .filter(({ kind }) => kind !== "hidden")
      .map(({ name }) => ({ name, from: before?.[name] ?? null, to: after?.[name] ?? null }))
      .filter(({ from, to }) => cellText(from) !== cellText(to))
      .filter((cell) =>
        sign === "~" ? !isSaid(collection, cell, sentence) : (cell.from ?? cell.to) !== title,
      )
      .map(({ name, from, to }) => ({
        label: columnLabel(collection, name),
        ...(before && { from: shownText(collection, name, from) }),
        ...(after && { to: shownText(collection, name, to) }),
      }));
    return [{ sign, title, cells }];
  });
  return lines.length === 1 && lines[0]!.cells.length === 0 ? [] : lines;
}

function isSaid(collection: Collection, cell: CellChange, sentence: string): boolean {
  const [from, to] = [cell.from, cell.to].map((value) => shownText(collection, cell.name, value));
  if (isLong(from!) || isLong(to!)) return false;
  if (isMove(collection)(cell)) return ["to", "at"].some((word) => sentence.includes(`${word} ${to}`));
  return sentence.includes(describeChange(collection, cell)) || sentence.includes(`Renamed ${from} to ${to}`);
}
