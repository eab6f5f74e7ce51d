import { expect, test } from "vitest";
import { csvLines, readCsv } from "./csv.ts";

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

test("reads Windows text, and says so", () => {
  const { rows, notes } = readCsv(bytes(plain, "latin1"));
  expect(rows).toEqual(ROWS);
  expect(notes[0]).toContain("not UTF-8");
});

test.each([
  ["nothing", Buffer.alloc(0), "it is empty"],
  ["blank lines", bytes("\r\n,,\r\n"), "it is empty"],
  ["a web page", bytes("<!DOCTYPE html><table>"), "it is a web page"],
  ["a picture", bytes("\u0089PNG\r\n\u001a\n\0\0\0\r", "latin1"), "it holds bytes that no text has"],
])("refuses %s", (_, file, why) => {
  expect(() => readCsv(file)).toThrow(why);
});

test("defuses formulas, and takes the apostrophe off again", () => {
  const sharp = [["=1+1", "@SUM", "\tx", "plain", "'tis"]];
  const written = csvLines(sharp);
  expect(written).toContain("'=1+1,'@SUM");
  expect(readCsv(bytes(written)).rows[0]).toEqual(["=1+1", "@SUM", "x", "plain", "'tis"]);
});
