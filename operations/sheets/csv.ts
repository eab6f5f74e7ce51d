import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/** First bytes that tell a spreadsheet that this is UTF-8. */
export const BOM = "\uFEFF";

/**
 * Lines for a spreadsheet, every cell in quotation marks. A text that one would take for a formula gets an apostrophe
 * in front, which spreadsheets show as 'this is text'; readCsv takes it off again. Only a cell's beginning makes a
 * formula: lines further down in it don't.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((value) => (typeof value === "string" ? harmless(value) : value))),
    { record_delimiter: "\r\n", quoted: true, quoted_empty: true },
  );
}

// Some cut off what can't be seen in front. What has apostrophes already gets one more, so that just that one comes off.
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/u;

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function asMeant(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Without what spreadsheets and fingers leave around a text. */
export function tidy(cell: string): string {
  return cell.replaceAll("\r\n", "\n").trim();
}

export interface Sheet {
  /** Each cell just as it stands in the file. */
  rows: string[][];
  /** What was done to make it readable, for the person to know. */
  notes: string[];
}

/** What a spreadsheet saved, in any of the ways in which spreadsheets do. Throws an Error with the row's number. */
export function readCsv(bytes: Uint8Array): Sheet {
  const { text, notes } = decode(bytes);
  const { delimiter, table } = delimiterOf(text);
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(table)) throw new Error("it is a web page");
  const cells: string[][] = parse(table, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    bom: true,
  });
  const rows = cells.map((row) => row.map(asMeant));
  if (!rows.flat().some(tidy)) throw new Error("it is empty");
  return { rows, notes };
}

const NO_TEXT = "it holds bytes that no text has";

function decode(bytes: Uint8Array): { text: string; notes: string[] } {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), notes: [] };
  if (bytes.includes(0)) throw new Error(NO_TEXT);
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

/** 'Unicode text' of some spreadsheets: two bytes a letter, with or without the mark that says in which order. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const [high = 1, low = 1, high2 = 1, low2 = 1] = bytes;
  if (high === 0 && high2 === 0 && low > 0 && low2 > 0) return "utf-16be";
  return high > 0 && high2 > 0 && low === 0 && low2 === 0 ? "utf-16le" : null;
}

/** Spreadsheets in other languages write semicolons or tabs; the heading line tells, or a line 'sep=;' before it. */
function delimiterOf(text: string): { delimiter: string; table: string } {
  const said = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  if (said?.[1]) return { delimiter: said[1], table: text.slice(said[0].length) };
  const heading = text.replaceAll(/"(?:[^"]|"")*"/g, "").split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((mark) => ({ mark, times: heading.split(mark).length }));
  return { delimiter: counts.toSorted((a, b) => b.times - a.times)[0]?.mark ?? ",", table: text };
}
