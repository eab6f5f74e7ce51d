import { z } from "zod";
import {
  field,
  operation,
  type Operation,
  query,
  type Query,
  type Stores,
  text,
} from "#operations/operation.ts";
import {
  applyRows,
  describeRows,
  planRemoval,
  planReset,
  planRow,
  touchedRows,
} from "#operations/rows/plan-rows.ts";
import { type TypedCells } from "#operations/rows/read-row.ts";
import { opened } from "#operations/rows/opened.ts";
import { withFiles, withReferences } from "#operations/rows/rename.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { importOperation } from "#operations/sheets/import-operation.ts";
import { type Collection, rowTitle } from "./collection.ts";

/** The operations of every collection: list, add, change, remove, reset, import. `all` may name its rows. */
export function collectionOperations(
  collection: Collection,
  all: readonly Collection[],
): (Operation | Query)[] {
  const { name, one, many, roles, originals, isFixed } = collection;
  const shared = {
    roles,
    apply: applyRows,
    describe: describeRows,
    undo: "journal",
    desk: false,
    after: async ({ site }: Stores) => collection.saved?.(site),
  } as const;
  const key = text(`Which ${one}`, { placeholder: "KEY", help: `as \`gym ${name} list\` shows it` });
  const operations = [
    query({
      name: `${name}.list`,
      summary: `Lists the ${many}.`,
      roles,
      input: z.object({}),
      cli: {
        examples: [
          [`${name} list`, ""],
          [`${name} list --json`, "for a program"],
        ],
      },
      read: ({ site }) => readRows(site, collection),
    }),
    !isFixed &&
      operation({
        ...shared,
        name: `${name}.add`,
        title: `Add ${one}`,
        summary: `Adds one ${one}.`,
        input: z.object(cellFields(collection, "new")),
        cli: { examples: [[`${name} add --help`, "lists the columns"]] },
        plan: ({ site }, typed) => planRow(site, collection, typed as TypedCells),
      }),
    operation({
      ...shared,
      name: `${name}.change`,
      title: `Change ${one}`,
      summary: `Changes one ${one}; the other columns keep their values.`,
      input: z.object({ key, opened, ...cellFields(collection, "old") }),
      cli: { args: ["key"], examples: [[`${name} change --help`, "lists the columns"]] },
      plan: async ({ site }, { key: wanted, opened: seen, ...typed }) => {
        const cells = [typed, wanted, seen] as [TypedCells, string, TypedCells | undefined];
        return withReferences(site, await planRow(site, collection, ...cells), all);
      },
      prepare: withFiles,
    }),
    !isFixed &&
      operation({
        ...shared,
        name: `${name}.remove`,
        title: `Remove ${one}`,
        summary: `Removes one ${one}.`,
        input: z.object({ key }),
        cli: { args: ["key"], examples: [[`${name} remove KEY`, "asks first"]] },
        plan: ({ site }, { key: wanted }) => planRemoval(site, collection, wanted),
      }),
    originals &&
      operation({
        ...shared,
        name: `${name}.reset`,
        title: `Use the original ${one}`,
        summary: `Undoes all changes of one ${one}, so that the site shows the original.`,
        input: z.object({ key }),
        cli: { args: ["key"], examples: [[`${name} reset KEY`, "asks first"]] },
        plan: ({ site }, { key: wanted }) => planReset(site, collection, wanted),
        describe: ({ shown }) =>
          `Restored the original ${one}: ${touchedRows(shown).map((row) => rowTitle(collection, row))}`,
      }),
    importOperation(collection, all),
  ];
  return operations.filter(Boolean) as unknown as (Operation | Query)[];
}

/** One field for each column; a new row needs those that are required. */
function cellFields({ columns }: Collection, state: "new" | "old"): Record<string, z.ZodType> {
  return Object.fromEntries(
    columns.map(({ name, required, ...column }) => {
      const { label, help, format, suggest, kind, choices, placeholder, first } = column;
      const facts = { help, format, suggest, kind, choices, placeholder, first };
      const given = Object.entries(facts).filter(([, value]) => value !== undefined);
      const cell = field(z.string(), { label, ...Object.fromEntries(given) });
      return [name, required && state === "new" ? cell : cell.optional()];
    }),
  );
}
