import { resolve } from "node:path";
import type { Command, Family } from "#cli/command.ts";
import { json, yes } from "#cli/command.ts";
import { BOM, csvLines } from "#operations/sheets/csv.ts";
import { importRows } from "./import-rows.ts";
import { countRows } from "#operations/changes/format-difference.ts";
import { openStore } from "#operations/stores.ts";
import type { Collection } from "#operations/collections/collection.ts";
import { type CollectionName, collections } from "#operations/collections/collections.ts";
import { readTable } from "#operations/changes/table-rows.ts";
import { jsonText, print, printCsv, printJson, printTable, say } from "#cli/terminal.ts";
import { writeAsked } from "#operations/backup/write-file.ts";

/** `gym plans`, `gym trainers`, …: they differ only in their columns. */
export function contentCommands(name: CollectionName): Family {
  const subject: Collection = collections[name];
  return {
    summary: `The ${subject.many} that the site shows.`,
    about:
      `To change them: export, edit the file in a spreadsheet, import it. The file is the whole list: a row that is ` +
      `taken out of it is taken off the site. Nothing changes before you have seen the difference and said yes.`,
    commands: { list: listOf(subject), export: exportOf(subject), import: importOf(subject) },
  };
}

function listOf(subject: Collection): Command {
  return {
    summary: `Lists the ${subject.many}.`,
    options: json,
    examples: [
      [`${subject.name} list`, ""],
      [`${subject.name} list --json`, "for a program"],
    ],
    async run(input) {
      const rows = (await readTable(await openStore(), subject)).map(({ row }) => row);
      if (input.has("json")) return printJson(rows);
      const names = subject.columns.map((column) => column.name);
      if (rows.length > 0)
        await printTable(
          names,
          rows.map((row) => names.map((column) => row[column] ?? null)),
        );
      say(`${countRows(subject, rows.length)}.`);
    },
  };
}

function exportOf(subject: Collection): Command {
  return {
    summary: `Writes the ${subject.many} into a file for a spreadsheet.`,
    takes: "FILE",
    options: { ...json, replace: { type: "boolean", about: "write over a file of that name" } },
    examples: [
      [`${subject.name} export ${subject.name}.csv`, "then edit it, and import it"],
      [`${subject.name} export -`, "to standard output"],
    ],
    async run(input) {
      const path = input.words[0] ?? "";
      const rows = (await readTable(await openStore(), subject)).map(({ row }) => row);
      const names = subject.columns.map((column) => column.name);
      const asJson = input.has("json") || path.toLowerCase().endsWith(".json");
      const text = asJson
        ? `${jsonText(rows, 2)}\n`
        : BOM + csvLines([names, ...rows.map((row) => names.map((column) => row[column] ?? null))]);
      if (path === "-") return asJson ? print(text, "") : printCsv(text);
      await writeAsked(path, input.has("replace"), [text]);
      const next = asJson ? "" : ` Edit it, then: gym ${subject.name} import ${path}`;
      say(`${countRows(subject, rows.length)} written to ${resolve(path)}.${next}`);
    },
  };
}

function importOf(subject: Collection): Command {
  const columns = subject.columns.map(
    ({ name, about, required }) => `  ${name.padEnd(14)} ${about}${required ? " (needed)" : ""}`,
  );
  return {
    summary: `Makes the ${subject.many} just those of a CSV file: shows the difference, asks, changes all at once.`,
    about: `The file's first row has these headings, in any order:\n${columns.join("\n")}\n\n\`gym undo\` takes an import back.`,
    takes: "FILE.csv",
    options: { ...yes, check: { type: "boolean", about: "show the difference and change nothing" }, ...json },
    examples: [
      [`${subject.name} import ${subject.name}.csv`, "shows the difference, then asks"],
      [`${subject.name} import ${subject.name}.csv --check`, "only shows it"],
      [`${subject.name} import ${subject.name}.csv --yes`, "doesn't ask"],
    ],
    run: (input) => importRows(subject, input),
  };
}
