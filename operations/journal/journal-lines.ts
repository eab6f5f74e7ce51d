import { cellText, type Collection, type Row } from "#operations/collections/collection.ts";
import type { ChangeLine, JournalChange } from "#operations/operation.ts";
import { shownText } from "#operations/rows/difference.ts";

/** What an entry has changed in the lists of the desk, without what its sentence says. */
export function journalLines(
  sentence: string,
  changes: readonly JournalChange[],
  findCollection: (name: string) => Collection | undefined,
): ChangeLine[] {
  const lines = changes.flatMap(({ table, title, before, after }): ChangeLine[] => {
    const collection = findCollection(table);
    if (!collection?.screen) return [];
    const sign = !before ? "+" : !after ? "-" : "~";
    const cells = changedTexts(collection, before as Row | null, after as Row | null);
    return [{ sign, title, cells: cells.filter((cell) => !isSaid(cell, title, sentence)) }];
  });
  return lines.length === 1 && lines[0]!.cells.length === 0 ? [] : lines;
}

function changedTexts(collection: Collection, before: Row | null, after: Row | null): ChangeLine["cells"] {
  return collection.columns
    .filter(({ kind, name }) => kind !== "hidden" && cellText(before?.[name]) !== cellText(after?.[name]))
    .map(({ name, label }) => ({
      label,
      ...(before && { from: shownText(collection, name, before[name]) }),
      ...(after && { to: shownText(collection, name, after[name]) }),
    }));
}

function isSaid({ from, to }: ChangeLine["cells"][number], title: string, sentence: string): boolean {
  if (from === undefined || to === undefined) return (from ?? to) === title;
  return sentence.includes(`${from || "(empty)"} → ${to || "(empty)"}`);
}
