import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const BOM = "\uFEFF";

/**
 * Lines for a spreadsheet, every cell quoted. A text that a spreadsheet would run as a formula gets an apostrophe
 * in front, which marks it as text; readCsv removes it. Only the beginning of a cell can be a formula, not later lines.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((value) => (typeof value === "string" ? withApostrophe(value) : value))),
    { record_delimiter: "\r\n", quoted: true, quoted_empty: true },
  );
}

/** A file for a spreadsheet: the names of the columns, then the rows. */
export function csvFile(
  columns: readonly { name: string }[],
  rows: readonly Readonly<Record<string, Cell>>[],
): string {
  const names = columns.map(({ name }) => name);
  return BOM + csvLines([names, ...rows.map((row) => names.map((name) => row[name] ?? null))]);
}

// Some spreadsheets ignore invisible characters in front. A text that begins with apostrophes gets one more.
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/u;

function withApostrophe(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Trims a cell and normalizes its line ends. */
export function tidy(cell: string): string {
  return cell.replaceAll("\r\n", "\n").trim();
}

export interface Sheet {
  /** The cells exactly as in the file. */
  rows: string[][];
  /** How the file was interpreted, for the person to know. */
  notes: string[];
}

/** Reads a CSV file in any of the formats that spreadsheets write. Throws an Error with the row's number. */
export function readCsv(bytes: Uint8Array): Sheet {
  const { text, notes } = decodeText(bytes);
  const { delimiter, table } = findDelimiter(text);
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(table)) throw new Error("it is a web page");
  const cells = parseCells(table, delimiter);
  const rows = cells.map((row) => row.map(withoutApostrophe));
  if (!rows.flat().some(tidy)) throw new Error("it is empty");
  return { rows, notes };
}

function parseCells(table: string, delimiter: string): string[][] {
  try {
    return parse(table, { delimiter, relax_column_count: true, skip_empty_lines: false, bom: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = String(error["lines"]);
    const mistake =
      error.code === "CSV_QUOTE_NOT_CLOSED"
        ? `a quotation mark is not closed by the end of the file, line ${line}`
        : `a quotation mark is in the wrong place in line ${line}`;
    // oxlint-disable-next-line preserve-caught-error -- errorReason() would add the parser's code to the sentence
    throw new Error(`${mistake}. A text with a quotation mark is written like "a 6"" box".`);
  }
}

const NOT_TEXT = "it is a binary file, not text";

/** The text of a file, whatever its encoding. */
export function decodeText(bytes: Uint8Array): { text: string; notes: string[] } {
  const utf16 = detectUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), notes: [] };
  if (bytes.includes(0)) throw new Error(NOT_TEXT);
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

/** 'Unicode text' of some spreadsheets is UTF-16, with or without a byte order mark. */
function detectUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const [high = 1, low = 1, high2 = 1, low2 = 1] = bytes;
  if (high === 0 && high2 === 0 && low > 0 && low2 > 0) return "utf-16be";
  return high > 0 && high2 > 0 && low === 0 && low2 === 0 ? "utf-16le" : null;
}

/** Some spreadsheets write semicolons or tabs: the heading line shows it, or a line 'sep=;' before it. */
function findDelimiter(text: string): { delimiter: string; table: string } {
  const declared = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  if (declared?.[1]) return { delimiter: declared[1], table: text.slice(declared[0].length) };
  const heading = text.replaceAll(/"(?:[^"]|"")*"/g, "").split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((mark) => ({ mark, times: heading.split(mark).length }));
  return { delimiter: counts.toSorted((a, b) => b.times - a.times)[0]?.mark ?? ",", table: text };
}
