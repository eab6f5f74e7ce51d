import { resolve } from "node:path";
import { writeAsked } from "#operations/backup/write-file.ts";
import type { Collection } from "#operations/collections/collection.ts";
import { countRows } from "#operations/rows/difference.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { BOM, csvLines } from "#operations/sheets/csv.ts";
import { type Command, json, replace, text } from "./command.ts";
import { isJson } from "./face.ts";
import { jsonText, plainCsv } from "./text.ts";

/** `gym plans export plans.csv` */
export function exportCommand(collection: Collection): Command {
  const { name, many, columns } = collection;
  return {
    summary: `Writes the ${many} into a file for a spreadsheet.`,
    args: [{ ...text("file", "FILE", "- for standard output"), flag: "", isRequired: true }],
    options: [json, replace],
    examples: [
      [`${name} export ${name}.csv`, "then edit it, and import it"],
      [`${name} export -`, "to standard output"],
    ],
    async run(typed, { terminal, openStores }) {
      const { site } = await openStores(true);
      const rows = await readRows(site, collection);
      const path = String(typed["file"]);
      const names = columns.map((column) => column.name);
      const cells = rows.map((row) => names.map((column) => row[column] ?? null));
      const asJson = isJson(typed);
      const content = asJson ? `${jsonText(rows, 2)}\n` : BOM + csvLines([names, ...cells]);
      if (path === "-") return terminal.print(asJson ? content : plainCsv(content), "");
      await writeAsked(path, typed["replace"] === true, [content]);
      const next = asJson ? "" : ` Edit it, then: gym ${name} import ${path}`;
      terminal.say(`${countRows(collection, rows.length)} written to ${resolve(path)}.${next}`);
    },
  };
}
