import { sql } from "kysely";
import type { Queryable } from "./engine.ts";

/** The columns that a table really has: an existing one may write 'Price' as 'price'. */
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

/** The wanted columns by their real names; throws when the table lacks one. */
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
