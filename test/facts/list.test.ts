import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentSampleFacts } from "#content/sample-facts.ts";
import { type Written, writtenNumbers } from "./content-numbers.ts";

// docs/facts.md lists every number, hour, place and price in content/, with what keeps it true.

const root = join(import.meta.dirname, "../..");
const written = writtenNumbers(root);

/** Rows below the heading of their file: | words | kept true by | */
const rows = readFileSync(join(root, "docs/facts.md"), "utf8")
  .split(/^## /m)
  .slice(1)
  .flatMap((part) => {
    const [file = "", ...lines] = part.split("\n");
    return lines
      .map((line) => /^\| (.+?) +\| (.+?) +\|$/.exec(line)?.slice(1))
      .filter((cells) => cells !== undefined)
      .map(([words = "", held = ""]) => ({ file: file.trim(), words, held }))
      .filter(({ words }) => !/^(words|-+)$/.test(words));
  });

const spell = (words: string) => words.replaceAll("\u2060", "").replaceAll("\u00a0", " ");

function covers(row: (typeof rows)[number], { file, words, from, to }: Written): boolean {
  if (row.file !== file) return false;
  for (let at = words.indexOf(row.words); at >= 0; at = words.indexOf(row.words, at + 1)) {
    if (at <= from && to <= at + row.words.length) return true;
  }
  return false;
}

test("every number, hour, place and price in content/ is in the list", () => {
  const missing = written
    .filter((one) => !rows.some((row) => covers(row, one)))
    .map(({ file, words, from, to }) => `${file}: ${spell(words.slice(Math.max(0, from - 30), to + 30))}`);
  expect(written.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test("the list has no entries that are gone from content/", () => {
  const gone = rows.filter((row) => !written.some((one) => covers(row, one)));
  expect(gone.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});

test("the tests and files in the list exist", () => {
  const doctor = contentSampleFacts().map(({ where }) => where);
  const isHeld = ({ file, held }: (typeof rows)[number]) => {
    if (held === "no claim") return true;
    if (held === "gym") return doctor.some((where) => file.startsWith(where.split(",")[0]!));
    const [, path = "", name = ""] = /^(\S+\.test\.ts), (.+)$/.exec(held) ?? [];
    const tests = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
    return [`("${name}"`, `(\`${name}\``].some((begin) => tests.includes(begin));
  };
  expect(rows.filter((row) => !isHeld(row))).toEqual([]);
});
