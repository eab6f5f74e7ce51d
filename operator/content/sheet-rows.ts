import { type Sheet, tidy } from "#operator/cli/csv.ts";
import { nearest } from "#operator/cli/nearest.ts";
import { BadCell, type Column, type Row, type Subject, textOf, type Value } from "./subject.ts";

export interface SheetRows {
  rows: Row[];
  /** One line each, with row and column. */
  faults: string[];
}

/**
 * The rows of an import, or every fault in them. A row that stands word for word in the table already is taken as it
 * is: what an old table says oddly doesn't have to be mended before anything else can change.
 */
export function readRows(subject: Subject, sheet: Sheet, current: readonly Row[]): SheetRows {
  const [firstRow = [], ...body] = sheet.rows;
  const headings = firstRow.map(tidy);
  const places = subject.columns.map(({ name }) =>
    headings.findIndex((heading) => heading.toLowerCase() === name.toLowerCase()),
  );
  const headingFaults = checkHeadings(subject, headings, places);
  if (headingFaults.length > 0) return { rows: [], faults: headingFaults };

  const standing = new Set(
    current.map((row) => JSON.stringify(subject.columns.map(({ name }) => textOf(row[name])))),
  );
  const taken = new Set(current.map((row) => textOf(row[subject.key])));
  const faults: string[] = [];
  const rows: Row[] = [];
  const seen = new Map<string, number>();
  for (const [index, cells] of body.entries()) {
    if (!cells.some(tidy)) continue;
    const number = index + 2;
    const say = (column: string, words: string) => {
      const place = places[subject.columns.findIndex(({ name }) => name === column)] ?? 0;
      faults.push(`row ${number}, column ${letterOf(place)} (${column}): ${words}`);
    };
    if (cells.length > headings.length && cells.slice(headings.length).some(tidy)) {
      say(
        subject.key,
        `the row has ${cells.length} cells under ${headings.length} headings; a text with a comma needs quotation marks`,
      );
    }
    const exact = places.map((place) => (cells[place] ?? "").trim());
    const texts = standing.has(JSON.stringify(exact)) ? exact : exact.map(tidy);
    const before = faults.length;
    const trusted = standing.has(JSON.stringify(texts));
    const row = Object.fromEntries(
      subject.columns.map((column, at) => [
        column.name,
        readCell(column, texts[at] ?? "", trusted, subject, say),
      ]),
    );
    const whole = withKey(subject, row, taken);
    const key = textOf(whole[subject.key]);
    if (key === "") continue;
    const earlier = seen.get(key);
    if (earlier !== undefined)
      say(subject.key, `'${key}' stands in row ${earlier} already; every ${subject.one} needs its own`);
    seen.set(key, earlier ?? number);
    if (faults.length === before && !trusted) {
      for (const { column, words } of subject.checkRow?.(whole) ?? []) say(column, words);
    }
    taken.add(key);
    rows.push(whole);
  }
  return { rows, faults };
}

function readCell(
  column: Column,
  text: string,
  trusted: boolean,
  subject: Subject,
  say: (column: string, words: string) => void,
): Value {
  if (text === "") {
    if ((column.required || (column.name === subject.key && !subject.makeKey)) && !trusted)
      say(column.name, "is empty");
    return column.empty;
  }
  try {
    return column.read(text);
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    if (!trusted) say(column.name, error.message);
    return text;
  }
}

function withKey(subject: Subject, row: Row, taken: ReadonlySet<string>): Row {
  if (textOf(row[subject.key]) !== "" || !subject.makeKey) return row;
  return { ...row, [subject.key]: subject.makeKey(row, taken) };
}

function checkHeadings(subject: Subject, headings: readonly string[], places: readonly number[]): string[] {
  const names = subject.columns.map(({ name }) => name);
  const missing = names.filter((_, index) => places[index] === -1);
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
