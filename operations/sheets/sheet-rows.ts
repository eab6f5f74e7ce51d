import { type Sheet, tidy } from "./csv.ts";
import { nearest } from "#domain/text.ts";
import { readRow } from "#operations/rows/read-row.ts";
import {
  rowKey,
  type Row,
  type Collection,
  type Column,
  cellText,
} from "#operations/collections/collection.ts";

export interface SheetRows {
  rows: Row[];
  /** One line each, with row and column. */
  problems: string[];
}

/**
 * The rows of an import, or all their problems. A row that is in the table already stays as it is, unchecked: old data that
 * breaks a rule must not block other changes.
 */
export function parseRows(collection: Collection, sheet: Sheet, current: readonly Row[]): SheetRows {
  const [firstRow = [], ...body] = sheet.rows;
  const headings = firstRow.map(tidy);
  const known = headings.map((heading) => columnFor(collection, heading));
  const places = collection.columns.map((column) => known.indexOf(column));
  const columnIndex = (column: string) => collection.columns.findIndex(({ name }) => name === column);
  const headingProblems = checkHeadings(collection, headings, known);
  if (headingProblems.length > 0) return { rows: [], problems: headingProblems };

  const stored = new Map(
    current.map((row) => [JSON.stringify(collection.columns.map(({ name }) => cellText(row[name]))), row]),
  );
  const taken = new Set(current.map((row) => cellText(row[collection.key])));
  const problems: string[] = [];
  const rows: Row[] = [];
  const rowNumbers = new Map<string, number>();
  for (const [index, cells] of body.entries()) {
    if (!cells.some(tidy)) continue;
    const number = index + 2;
    const addProblem = (column: string, problem: string) => {
      const place = places[columnIndex(column)] ?? 0;
      problems.push(`row ${number}, column ${columnLetter(place)} (${column}): ${problem}`);
    };
    if (cells.length > headings.length && cells.slice(headings.length).some(tidy)) {
      addProblem(
        collection.key,
        `the row has ${cells.length} cells under ${headings.length} headings; a text with a comma needs quotation marks`,
      );
    }
    const cellAt = (name: string) => (cells[places[columnIndex(name)] ?? -1] ?? "").trim();
    const before = current.find((row) => rowKey(collection, row) === tidy(cellAt(collection.key)));
    // A column that the file does not have keeps its value.
    const exact = collection.columns.map(({ name }, at) =>
      places[at] === -1 ? cellText(before?.[name]) : cellAt(name),
    );
    const storedRow = (texts: readonly string[]) => stored.get(JSON.stringify(texts));
    const texts = storedRow(exact) ? exact : exact.map(tidy);
    const typed = Object.fromEntries(collection.columns.map(({ name }, at) => [name, texts[at] ?? ""]));
    const read = readRow(collection, typed, taken);
    const same = storedRow(texts);
    if (!same) for (const { field, message } of read.errors) addProblem(field, message);
    const row = same ?? read.row;
    const key = rowKey(collection, row);
    if (key === "") continue;
    const earlier = rowNumbers.get(key);
    if (earlier !== undefined) addProblem(collection.key, `'${key}' is in row ${earlier} already`);
    rowNumbers.set(key, earlier ?? number);
    taken.add(key);
    rows.push(row);
  }
  return { rows, problems };
}

/** The column with this heading: its name in the table, or its label in the form. */
function columnFor({ columns }: Collection, heading: string): Column | undefined {
  const isHeading = (text: string) => text.toLowerCase() === heading.toLowerCase();
  return columns.find(({ name }) => isHeading(name)) ?? columns.find(({ label }) => isHeading(label));
}

function checkHeadings(
  { columns }: Collection,
  headings: readonly string[],
  known: readonly (Column | undefined)[],
): string[] {
  const missing = columns
    .filter((column) => !known.includes(column) && !column.later)
    .map(({ name }) => name);
  const renamed = new Set<string>();
  const problems = headings.flatMap((heading, index) => {
    const cell = `row 1, column ${columnLetter(index)}`;
    if (heading === "") return [];
    if (known[index])
      return known.indexOf(known[index]) < index ? [`${cell}: the heading '${heading}' appears twice`] : [];
    const near = nearest(heading, missing);
    if (!near) return [`${cell}: the heading '${heading}' is unknown; remove this column`];
    renamed.add(near);
    return [`${cell}: rename '${heading}' to '${near}'`];
  });
  const others = missing.filter((name) => !renamed.has(name));
  return others.length === 0 ? problems : [...problems, `missing columns: ${others.join(", ")}`];
}

/** A, B, … Z, AA, as spreadsheets letter their columns. */
function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
}
