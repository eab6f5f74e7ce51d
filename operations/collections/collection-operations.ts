import { z } from "zod";
import { UserError } from "#config/user-error.ts";
import { field, operation, type Operation, query, type Query } from "#operations/operation.ts";
import { countRows } from "#operations/rows/difference.ts";
import {
  applyRows,
  describeRows,
  planRows,
  type RowsChange,
  type TypedCells,
  withoutRow,
  withRow,
} from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { importOperation } from "#operations/sheets/import-operation.ts";
import { type Collection, rowKey } from "./collection.ts";

/** What every collection can do without a further line: list, add, change, remove, export, import. */
export function collectionOperations(collection: Collection): (Operation | Query)[] {
  const { name, one, many, roles } = collection;
  const rows = { apply: applyRows, describe: describeRows, undo: "journal", desk: false } as const;
  const key = field(z.string(), {
    label: `Which ${one}`,
    placeholder: "KEY",
    help: `as \`gym ${name} list\` shows it`,
  });
  const declared = [
    query({
      name: `${name}.list`,
      summary: `Lists the ${many}.`,
      roles: ["owner", "staff"],
      input: z.object({}),
      cli: {
        examples: [
          [`${name} list`, ""],
          [`${name} list --json`, "for a program"],
        ],
      },
      read: ({ site }) => readRows(site, collection),
    }),
    operation({
      name: `${name}.add`,
      summary: `Adds one ${one}.`,
      roles,
      input: z.object(cells(collection, "new")),
      cli: { examples: [[`${name} add --help`, "lists the columns"]] },
      ...rows,
      plan: async ({ site }, typed) =>
        planRows(
          site,
          collection,
          withRow(collection, await readRows(site, collection), typed as TypedCells).rows,
        ),
    }),
    operation({
      name: `${name}.change`,
      summary: `Changes one ${one}; what is not named stays.`,
      roles,
      input: z.object({ key, ...cells(collection, "old") }),
      cli: { args: ["key"], examples: [[`${name} change --help`, "lists the columns"]] },
      ...rows,
      async plan({ site }, { key: wanted, ...typed }): Promise<RowsChange> {
        const current = await readRows(site, collection);
        mustExist(collection, current, wanted as string);
        return planRows(
          site,
          collection,
          withRow(collection, current, typed as TypedCells, wanted as string).rows,
        );
      },
    }),
    operation({
      name: `${name}.remove`,
      summary: `Removes one ${one}.`,
      roles,
      input: z.object({ key }),
      cli: { args: ["key"], examples: [[`${name} remove KEY`, "asks first"]] },
      ...rows,
      async plan({ site }, { key: wanted }): Promise<RowsChange> {
        const current = await readRows(site, collection);
        mustExist(collection, current, wanted);
        return planRows(site, collection, withoutRow(collection, current, wanted));
      },
    }),
    importOperation(collection),
  ];
  return declared as unknown as (Operation | Query)[];
}

function mustExist(collection: Collection, rows: Awaited<ReturnType<typeof readRows>>, key: string) {
  if (rows.some((row) => rowKey(collection, row) === key)) return;
  const { name, one } = collection;
  throw new UserError(
    `There is no ${one} '${key}'.`,
    `\`gym ${name} list\` shows all ${countRows(collection, rows.length)}. Nothing was changed.`,
  );
}

/** One field for each column; a new row needs those that are required. */
function cells(collection: Collection, state: "new" | "old"): Record<string, z.ZodType> {
  return Object.fromEntries(
    collection.columns.map(
      ({ name, required, label, help, format, kind, choices, placeholder, first, suggest }) => [
        name,
        field(required && state === "new" ? z.string() : z.string().optional(), {
          label,
          ...(help && { help }),
          ...(format && { format }),
          ...(suggest && { suggest }),
          ...(kind && { kind }),
          ...(choices && { choices }),
          ...(placeholder && { placeholder }),
          ...(first && { first }),
        }),
      ],
    ),
  );
}
