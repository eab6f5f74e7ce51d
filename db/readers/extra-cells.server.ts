import { extraColumns } from "#content/extra-fields.ts";
import type { Database } from "#db/drivers/database.server.ts";

export type ExtraCells = Readonly<Record<string, string>>;

/** The cells of the columns that content/extra-fields.ts adds to a list, by the row's key; null if it adds none. */
export async function readExtraCells(
  db: Database,
  list: (typeof extraColumns)[number]["list"],
): Promise<ReadonlyMap<string, ExtraCells> | null> {
  const names = extraColumns.filter((column) => column.list === list).map(({ name }) => name);
  // A read-only database of another program does not have our tables.
  if (names.length === 0 || db.readOnly()?.complete === false) return null;
  const rows = await db.kysely
    .selectFrom("extra_cells")
    .select(["row_key", "column_name", "value"])
    .where("list", "=", list)
    .where("column_name", "in", names)
    .execute();
  return new Map(
    Map.groupBy(rows, (row) => row.row_key)
      .entries()
      .map(([key, cells]) => [key, Object.fromEntries(cells.map((cell) => [cell.column_name, cell.value]))]),
  );
}
