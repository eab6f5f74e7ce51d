import { type Sheet, tidy } from "./csv.ts";
import { nearest } from "#domain/text.ts";
import { readRow } from "#operations/changes/read-row.ts";
import { rowKey, type Row, type Collection, cellText } from "#operations/collections/collection.ts";

export interface SheetRows {
  rows: Row[];
  /** One line each, with row and column. */
  faults: string[];
}

/**
 * The rows of an import, or every fault in them. A row that stands word for word in the table already is taken as it
 * is: what an old table says oddly doesn't have to be mended before anything else can change.
 */
export function parseRows(subject: Collection, sheet: Sheet, current: readonly Row[]): SheetRows {
  const [firstRow = [], ...body] = sheet.rows;
  const headings = firstRow.map(tidy);
  const places = subject.columns.map(({ name }) =>
    headings.findIndex((heading) => heading.toLowerCase() === name.toLowerCase()),
  );
  const columnOf = (column: string) => subject.columns.findIndex(({ name }) => name === column);
  const headingFaults = checkHeadings(subject, headings, places);
  if (headingFaults.length > 0) return { rows: [], faults: headingFaults };

  const standing = new Set(
    current.map((row) => JSON.stringify(subject.columns.map(({ name }) => cellText(row[name])))),
  );
  const taken = new Set(current.map((row) => cellText(row[subject.key])));
  const faults: string[] = [];
  const rows: Row[] = [];
  const seen = new Map<string, number>();
  for (const [index, cells] of body.entries()) {
    if (!cells.some(tidy)) continue;
    const number = index + 2;
    const say = (column: string, words: string) => {
      const place = places[columnOf(column)] ?? 0;
      faults.push(`row ${number}, column ${letterOf(place)} (${column}): ${words}`);
    };
    if (cells.length > headings.length && cells.slice(headings.length).some(tidy)) {
      say(
        subject.key,
        `the row has ${cells.length} cells under ${headings.length} headings; a text with a comma needs quotation marks`,
      );
    }
    const cellAt = (name: string) => (cells[places[columnOf(name)] ?? -1] ?? "").trim();
    const before = current.find((row) => rowKey(subject, row) === tidy(cellAt(subject.key)));
    // What a file of an earlier version does not tell stays as it is.
    const exact = subject.columns.map(({ name }, at) =>
      places[at] === -1 ? cellText(before?.[name]) : cellAt(name),
    );
    const isStanding = (texts: readonly string[]) => standing.has(JSON.stringify(texts));
    const texts = isStanding(exact) ? exact : exact.map(tidy);
    const typed = Object.fromEntries(subject.columns.map(({ name }, at) => [name, texts[at] ?? ""]));
    const read = readRow(subject, typed, taken);
    if (!isStanding(texts)) for (const { column, words } of read.faults) say(column, words);
    const key = rowKey(subject, read.row);
    if (key === "") continue;
    const earlier = seen.get(key);
    if (earlier !== undefined)
      say(subject.key, `'${key}' stands in row ${earlier} already; every ${subject.one} needs its own`);
    seen.set(key, earlier ?? number);
    taken.add(key);
    rows.push(read.row);
  }
  return { rows, faults };
}

function checkHeadings(
  subject: Collection,
  headings: readonly string[],
  places: readonly number[],
): string[] {
  const names = subject.columns.map(({ name }) => name);
  const missing = names.filter((_, index) => places[index] === -1 && !subject.columns[index]?.later);
  const known = new Set(names.map((name) => name.toLowerCase()));
  const odd = headings.flatMap((heading, index) => {
    if (heading === "" || known.has(heading.toLowerCase())) return [];
    const near = nearest(heading, missing);
    return [
      `row 1, column ${letterOf(index)}: the heading '${heading}' is unknown${near ? `; '${near}' is meant?` : ""}`,
    ];
  });
  const twice = headings.flatMap((heading, index) =>
    heading !== "" && headings.findIndex((other) => other.toLowerCase() === heading.toLowerCase()) < index
      ? [`row 1, column ${letterOf(index)}: the heading '${heading}' stands there twice`]
      : [],
  );
  return [...odd, ...twice, ...missing.map((name) => `row 1: the heading '${name}' is missing`)];
}

/** A, B, … Z, AA, as spreadsheets letter their columns. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}
