import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { BOM, csvLines, readCsv } from "./csv.ts";

const ROWS = [
  ["Plan Name", "Price"],
  ['Café, "large"\nfor two', "-10%"],
];
const plain = 'Plan Name,Price\r\n"Café, ""large""\nfor two",-10%\r\n';
const bytes = (text: string, encoding: BufferEncoding = "utf8") => Buffer.from(text, encoding);

test.each([
  ["UTF-8", bytes(plain)],
  ["UTF-8 with its mark", bytes(`\uFEFF${plain}`)],
  ["UTF-16 with its mark", bytes(`\uFEFF${plain}`, "utf16le")],
  ["UTF-16 without", bytes(plain, "utf16le")],
  ["UTF-16, the other way round", bytes(`\uFEFF${plain}`, "utf16le").swap16()],
  ["UTF-16, the other way round, without", bytes(plain, "utf16le").swap16()],
  ["semicolons", bytes(plain.replace("Name,", "Name;").replace('",-', '";-'))],
  ["semicolons, said before", bytes(`sep=;\r\n${plain.replace("Name,", "Name;").replace('",-', '";-')}`)],
  ["tabs", bytes(plain.replace("Name,", "Name\t").replace('",-', '"\t-'))],
  ["an old Mac's ends of lines", bytes(plain.replaceAll("\r\n", "\r"))],
  ["what we write ourselves", bytes(csvLines(ROWS))],
])("reads %s", (_, file) => {
  expect(readCsv(file)).toEqual({ rows: ROWS, notes: [] });
});

test("reads Windows-1252 text, and reports it", () => {
  const { rows, notes } = readCsv(bytes(plain, "latin1"));
  expect(rows).toEqual(ROWS);
  expect(notes[0]).toContain("not UTF-8");
});

test.each([
  ["nothing", Buffer.alloc(0), "it is empty"],
  ["blank lines", bytes("\r\n,,\r\n"), "it is empty"],
  ["a web page", bytes("<!DOCTYPE html><table>"), "it is a web page"],
  [
    "a missing quotation mark",
    bytes('A,B\n"C,D\n'),
    /^a quotation mark is not closed by the end of the file, line \d\./,
  ],
  ["an extra quotation mark", bytes('A,B\nC"D,E\n'), /^a quotation mark is in the wrong place in line 2\./],
  [
    "an unescaped quotation mark",
    bytes('A,B\n"C"D,E\n'),
    /^a quotation mark is in the wrong place in line 2\./,
  ],
  ["a picture", bytes("\u0089PNG\r\n\u001a\n\0\0\0\r", "latin1"), "it is a binary file, not text"],
])("refuses %s", (_, file, why) => {
  expect(() => readCsv(file)).toThrow(why);
});

test("quotes every cell, escapes formulas with an apostrophe, and removes it on import", () => {
  const sharp = [
    ["=1+1", "@SUM", "\tx", "\n=1+1", " =1+1", "\u200b-1", "'=1+1", "plain", "'tis", "'", "", 7, null],
  ];
  const written = csvLines(sharp);
  expect(written).toContain(
    `"'=1+1","'@SUM","'\tx","'\n=1+1","' =1+1","'\u200b-1","''=1+1","plain","'tis","'","","7",""\r\n`,
  );
  expect(readCsv(bytes(written)).rows[0]).toEqual(sharp[0]!.map((value) => String(value ?? "")));
});

test("other punctuation in a heading is not taken for the delimiter", () => {
  const rows = [
    ["a;b;c;d", "e\n;;;;"],
    ["1", "2"],
  ];
  expect(readCsv(bytes(csvLines(rows))).rows).toEqual(rows);
});

const PIECES = [
  ...'=+-@＝＋－＠\'""",,;;\t\r\n\n aZ0é😀\u00a0\u200b\ufeff\u001b\u009b\u2028',
  "\r\n",
  '"\n=1',
  "\n=HYPERLINK(",
];

describe("any text in any cell", () => {
  const seed = Number(process.env.FUZZ_SEED ?? 20261122);
  const random = randomFrom(seed);
  const text = () =>
    Array.from({ length: Math.floor(random() * 7) }, () => PIECES[Math.floor(random() * PIECES.length)]).join(
      "",
    );
  const tables = Array.from({ length: 2_000 }, () => {
    const width = 1 + Math.floor(random() * 4);
    const rows = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      Array.from({ length: width }, text),
    );
    return [Array.from({ length: width }, (_, i) => `heading ${i}`), ...rows];
  });

  test(`is read back unchanged (seed ${seed})`, () => {
    for (const table of tables) expect(readCsv(bytes(BOM + csvLines(table))).rows).toEqual(table);
  });

  test(`has the same rows and cells in other readers, and no formulas (seed ${seed})`, () => {
    for (const table of tables) {
      const written = csvLines(table);
      const read: string[][] = parse(written);
      expect(asLibreOfficeReads(written)).toEqual(read);
      expect(read.map((row) => row.length)).toEqual(table.map((row) => row.length));
      for (const [i, row] of read.entries()) {
        for (const [j, cell] of row.entries()) {
          expect([table[i]![j], `'${table[i]![j]}`]).toContain(cell);
          expect(cell).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
        }
      }
    }
  });
});

/** By sc/source/ui/docshell/impex.cxx: a quotation mark quotes only at the start of a cell. */
function asLibreOfficeReads(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < csv.length;) {
    let cell = "";
    if (csv[at] === '"') {
      for (at += 1; at < csv.length; at += 1) {
        if (csv[at] === '"' && csv[at + 1] !== '"') break;
        if (csv[at] === '"') at += 1;
        cell += csv[at];
      }
      at += 1;
    } else while (at < csv.length && !",\r\n".includes(csv[at]!)) cell += csv[at++];
    row.push(cell);
    if (csv[at] === ",") at += 1;
    else {
      at += csv.startsWith("\r\n", at) ? 2 : 1;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
