import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "#db/drivers/engine.ts";
import { readColumns, realColumns } from "#db/drivers/table-columns.server.ts";
import { type Row, type Collection, cellText, type Value } from "#operations/collections/collection.ts";
import { readBeside } from "./beside.ts";

/** A row as the database has it, with the gym's own further columns, by their real names. */
export type RawRow = Readonly<Record<string, unknown>>;

export interface TableRow {
  row: Row;
  raw: RawRow;
}

/** All rows of a subject; what it knows of each under the contract's names, and the row itself. */
export async function readTable(store: Queryable, subject: Collection): Promise<TableRow[]> {
  const real = await realNames(store, subject);
  const { rows } = await sql<RawRow>`select * from ${sql.id(subject.table)}`.execute(store.kysely);
  const beside = await readBeside(store, subject);
  const keyColumn = real.get(subject.key) ?? subject.key;
  return rows
    .map((own) => ({ ...own, ...beside.get(cellText(valueOf(own[keyColumn]))) }) as RawRow)
    .map((raw) => ({
      raw,
      row: Object.fromEntries(
        subject.columns.map(({ name }) => [name, valueOf(raw[real.get(name) ?? name])]),
      ),
    }))
    .toSorted((a, b) => subject.order?.(a.row, b.row) ?? 0);
}

/** How the table writes the names of its columns; one that stands beside it has its own. */
export async function realNames(store: Queryable, subject: Collection): Promise<Map<string, string>> {
  const names = subject.columns.filter(({ beside }) => !beside).map(({ name }) => name);
  const real = await realColumns(store, subject.table, names);
  const beside = subject.columns.filter((column) => column.beside);
  return new Map([
    ...names.map((name, index) => [name, real[index] ?? name] as const),
    ...beside.map(({ name }) => [name, name] as const),
  ]);
}

function valueOf(value: unknown): Value {
  if (typeof value === "string" || typeof value === "number") return value;
  return value === null || value === undefined ? null : String(value);
}

/** The very row that was read, so that nothing is overwritten which has changed since. */
export function exactly(
  real: ReadonlyMap<string, string>,
  subject: Collection,
  { raw }: TableRow,
): RawBuilder<unknown> {
  const own = subject.columns.filter(({ beside }) => !beside);
  const parts = own.map(({ name }) => {
    const column = real.get(name) ?? name;
    const value = raw[column] ?? null;
    return value === null ? sql`${sql.id(column)} is null` : sql`${sql.id(column)} = ${value}`;
  });
  return sql.join(parts, sql` and `);
}

/** Columns of the table that may be written: PostgreSQL works some out by itself. */
export async function writable({ kysely, kind }: Queryable, table: string): Promise<Set<string>> {
  const all = await readColumns({ kysely, kind }, table);
  if (kind === "sqlite") return new Set(all);
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and attgenerated <> ''`.execute(
    kysely,
  );
  const generated = new Set(rows.map(({ name }) => name));
  return new Set(all.filter((name) => !generated.has(name)));
}

/** Columns that hold numbers only: '$100.00' has to go in as 100. */
export async function numericColumns({ kysely, kind }: Queryable, table: string): Promise<Set<string>> {
  if (kind === "sqlite") return new Set();
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(quote_ident(${table})) and attnum > 0
      and atttypid in ('numeric'::regtype, 'int4'::regtype, 'int8'::regtype, 'float4'::regtype, 'float8'::regtype, 'money'::regtype)`.execute(
    kysely,
  );
  return new Set(rows.map(({ name }) => name));
}
