import { sql } from "kysely";
import type { Queryable } from "./engine.ts";

/** The columns of a table with their actual letter case: an existing table may have 'price' for 'Price'. */
export async function readColumns({ kysely, kind }: Queryable, table: string): Promise<string[]> {
  const { rows } =
    kind === "sqlite"
      ? await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(kysely)
      : await sql<{ name: string }>`
          select attname as name from pg_attribute
          where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and not attisdropped
          order by attnum`.execute(kysely);
  return rows.map(({ name }) => name);
}

/** The actual names of these columns. Throws if the table lacks one. */
export async function realColumns(
  store: Queryable,
  table: string,
  wanted: readonly string[],
): Promise<string[]> {
  const there = await readColumns(store, table);
  if (there.length === 0) throw new Error(`there is no table ${table}`);
  return wanted.map((column) => {
    const real = there.includes(column)
      ? column
      : there.find((name) => name.toLowerCase() === column.toLowerCase());
    if (!real) throw new Error(`the table ${table} has no column ${column}`);
    return real;
  });
}
