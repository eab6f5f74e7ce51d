import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/** First bytes that tell a spreadsheet that this is UTF-8. */
export const BOM = "\uFEFF";

/**
 * Lines for a spreadsheet. A text that it would take for a formula gets an apostrophe in front, which spreadsheets
 * read as 'this is text'; readCsv takes it off again.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((value) => (typeof value === "string" ? harmless(value) : value))),
    { record_delimiter: "\r\n" },
  );
}

const FORMULA = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;
const DEFUSED = /^'(?=[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20])/;

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export interface Sheet {
  rows: string[][];
  /** What was done to make it readable, for the person to know. */
  notes: string[];
}

/** What a spreadsheet saved, in any of the ways in which spreadsheets do. Throws an Error with the row's number. */
export function readCsv(bytes: Uint8Array): Sheet {
  const { text, notes } = decode(bytes);
  const delimiter = delimiterOf(text);
  const rows: string[][] = parse(text, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    bom: true,
  });
  const tidy = rows.map((row) =>
    row.map((value) => value.replace(DEFUSED, "").replaceAll("\r\n", "\n").trim()),
  );
  return { rows: tidy, notes };
}

function decode(bytes: Uint8Array): { text: string; notes: string[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), notes: [] };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return {
      text: new TextDecoder("windows-1252").decode(bytes),
      notes: [
        "the file is not UTF-8; it was read as Windows text. Look at letters with accents in the list below",
      ],
    };
  }
}

/** Spreadsheets in other languages write semicolons or tabs; the heading line tells. */
function delimiterOf(text: string): string {
  const heading = text.split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((mark) => ({ mark, times: heading.split(mark).length }));
  return counts.toSorted((a, b) => b.times - a.times)[0]?.mark ?? ",";
}
