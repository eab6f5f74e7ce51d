import { resolve } from "node:path";
import { count } from "#domain/text.ts";
import { checkRequested, writeRequested } from "#operations/backup/write-file.ts";
import type { Collection } from "#operations/collections/collection.ts";
import { countRows } from "#operations/rows/difference.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { csvFile } from "#operations/sheets/csv.ts";
import { type Command, json, replace, text, type Typed } from "./command.ts";
import type { PrintContext } from "./override.ts";
import type { Terminal } from "./terminal.ts";
import { escapeJson, plainCsv } from "./text.ts";

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
      const asJson = isJson(typed);
      const content = asJson ? `${JSON.stringify(rows, null, 2)}\n` : csvFile(columns, rows);
      const path = await writeExport([content], typed, terminal);
      if (path === null) return;
      const next = asJson ? "" : ` Edit it, then: gym ${name} import ${String(typed["file"])}`;
      terminal.say(`${countRows(collection, rows.length)} written to ${path}.${next}`);
    },
  };
}

type Exported = { chunks: AsyncIterable<string>; written: { leads: number } };

/** The input of `gym leads export`. The file is checked before the export is logged. */
export async function readMessageExport(typed: Typed): Promise<Typed> {
  const path = String(typed["file"]);
  if (path !== "-") await checkRequested(path, typed["replace"] === true);
  return { ...typed, format: isJson(typed) ? "json" : "csv" };
}

/** `gym leads export leads.csv` */
export async function messageChunks({ chunks, written }: Exported, { typed, terminal }: PrintContext) {
  const path = await writeExport(chunks, typed, terminal);
  terminal.say(`${count(written.leads, "message")}${path === null ? "" : ` written to ${path}`}.`);
}

function isJson({ json: asJson, file }: Typed): boolean {
  return asJson === true || String(file).toLowerCase().endsWith(".json");
}

/** Writes to the file that was typed and returns its path; null for standard output. */
async function writeExport(
  chunks: AsyncIterable<string> | Iterable<string>,
  typed: Typed,
  terminal: Terminal,
): Promise<string | null> {
  const path = String(typed["file"]);
  if (path === "-") {
    const plain = isJson(typed) ? escapeJson : plainCsv;
    for await (const chunk of chunks) await terminal.print(plain(chunk), "");
    return null;
  }
  await writeRequested(path, typed["replace"] === true, chunks);
  return resolve(path);
}
