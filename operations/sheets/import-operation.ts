import { basename } from "node:path";
import { z } from "zod";
import { UserError } from "#config/user-error.ts";
import type { Collection } from "#operations/collections/collection.ts";
import { field, operation, text } from "#operations/operation.ts";
import { applyRows, describeRows, planRows } from "#operations/rows/plan-rows.ts";
import { findRenamed, withFiles, withReferences } from "#operations/rows/rename.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { parseRows } from "./sheet-rows.ts";

/** Replaces all rows of a collection with those of a sheet. */
export function importOperation(collection: Collection, all: readonly Collection[]) {
  const { name, many, columns } = collection;
  const help = columns.map(
    (column) =>
      `  ${column.name.padEnd(14)} ${column.format ?? column.help ?? column.label}${column.required ? " (required)" : ""}`,
  );
  return operation({
    name: `${name}.import`,
    title: `Import ${many}`,
    summary: `Replaces the ${many} with those of a CSV file: shows the changes, asks, and makes them all at once.`,
    desk: false,
    roles: collection.roles,
    undo: "journal",
    input: z.object({
      sheet: field(z.object({ rows: z.array(z.array(z.string())), notes: z.array(z.string()) }), {
        label: "A file saved as CSV",
        kind: "file",
        placeholder: "FILE.csv",
      }),
      fileName: text("File name", { kind: "hidden" }).optional(),
    }),
    cli: {
      args: ["sheet"],
      about: `The file's first row has these headings, in any order:\n${help.join("\n")}\n\n\`gym undo\` undoes an import.`,
      examples: [
        [`${name} import ${name}.csv`, "shows the difference, then asks"],
        [`${name} import ${name}.csv --check`, "only shows it"],
        [`${name} import ${name}.csv --yes`, "doesn't ask"],
      ],
    },
    async plan({ site }, { sheet, fileName }) {
      const current = await readRows(site, collection);
      const { rows, problems } = parseRows(collection, sheet, current);
      if (problems.length > 0)
        throw new UserError(
          [
            `Nothing was imported${fileName ? ` from ${fileName}` : ""}.`,
            ...problems.map((problem) => `  ${problem}`),
          ].join("\n"),
          `Correct the file and run this again; \`gym ${name} import --help\` explains each column.`,
        );
      const renamed = findRenamed(collection, current, rows);
      const change = await withReferences(site, await planRows(site, collection, rows, renamed), all);
      const empty =
        rows.length === 0 && !collection.originals
          ? [`the file has no rows, so all ${many} will be removed`]
          : [];
      return { ...change, warnings: [...sheet.notes, ...empty, ...change.warnings] };
    },
    prepare: withFiles,
    apply: applyRows,
    describe: (change, { fileName }) =>
      `${describeRows(change)}${fileName ? `, imported from ${basename(fileName)}` : ""}`,
  });
}
