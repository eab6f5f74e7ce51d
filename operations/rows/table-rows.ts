import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "#db/drivers/engine.ts";
import { readColumns, realColumns } from "#db/drivers/table-columns.server.ts";
import {
  cellText,
  type Collection,
  type Row,
  rowKey,
  type SideTable,
  type Value,
} from "#operations/collections/collection.ts";

/** A row of the database by its real column names, including columns that only the gym's own table has. */
export type RawRow = Readonly<Record<string, unknown>>;

export interface TableRow {
  row: Row;
  raw: RawRow;
  /** It is in content/, not in the table. */
  isOriginal?: true;
}

/**
 * All rows of a collection, including originals that the gym has not changed. Each has its known cells under the
 * contract's names, and its database row.
 */
export async function readTable(store: Queryable, collection: Collection): Promise<TableRow[]> {
  const real = await realNames(store, collection);
  const { rows } = await sql<RawRow>`select * from ${sql.id(collection.table)}`.execute(store.kysely);
  const side = await readSideTables(store, collection);
  const keyColumn = real.get(collection.key) ?? collection.key;
  const stored = rows
    .map((own): RawRow => ({ ...own, ...side.get(cellText(toValue(own[keyColumn]))) }))
    .map((raw): TableRow => ({ raw, row: knownCells(collection, real, raw) }));
  const originals = missingOriginals(
    collection,
    stored.map(({ row }) => row),
  ).map((row): TableRow => ({ raw: row, row, isOriginal: true }));
  return [...stored, ...originals].toSorted((a, b) => collection.order?.(a.row, b.row) ?? 0);
}

/** The originals whose keys these rows do not have. */
export function missingOriginals(collection: Collection, rows: readonly Row[]): Row[] {
  const known = new Set(rows.map((row) => rowKey(collection, row)));
  return (collection.originals ?? []).filter((row) => !known.has(rowKey(collection, row)));
}

export async function readRows(store: Queryable, collection: Collection): Promise<Row[]> {
  return (await readTable(store, collection)).map(({ row }) => row);
}

function knownCells({ columns }: Collection, real: ReadonlyMap<string, string>, raw: RawRow): Row {
  return Object.fromEntries(columns.map(({ name }) => [name, toValue(raw[real.get(name) ?? name])]));
}

/** The columns' real names in the table; a column in a side table keeps its name. */
export async function realNames(
  store: Queryable,
  { columns, table }: Collection,
): Promise<Map<string, string>> {
  const names = columns.filter(({ sideTable }) => !sideTable).map(({ name }) => name);
  const real = await realColumns(store, table, names);
  return new Map([
    ...columns.map(({ name }) => [name, name] as const),
    ...names.map((name, index) => [name, real[index] ?? name] as const),
  ]);
}

function toValue(value: unknown): Value {
  if (typeof value === "string" || typeof value === "number") return value;
  return value === null || value === undefined ? null : String(value);
}

/** Matches the row only as it was read, so that a later change is not overwritten. */
export function exactly(
  real: ReadonlyMap<string, string>,
  { columns }: Collection,
  { raw }: TableRow,
): RawBuilder<unknown> {
  const own = columns.filter(({ sideTable }) => !sideTable);
  const parts = own.map(({ name }) => {
    const column = real.get(name) ?? name;
    const value = raw[column] ?? null;
    return value === null ? sql`${sql.id(column)} is null` : sql`${sql.id(column)} = ${value}`;
  });
  return sql.join(parts, sql` and `);
}

/** Columns that can be written: PostgreSQL computes generated ones. */
export async function writableColumns({ kysely, kind }: Queryable, table: string): Promise<Set<string>> {
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

/** Columns of a numeric type: '$100.00' is stored as 100. */
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

/** Cells of side tables, by the keys of their rows. */
async function readSideTables({ kysely }: Queryable, { columns }: Collection) {
  const cells = new Map<string, Record<string, Value>>();
  for (const { name, sideTable } of columns) {
    if (!sideTable) continue;
    const { rows } = await sql<{ key: string; value: Value }>`
      select ${sql.id(sideTable.key)} as key, ${sql.id(sideTable.value)} as value
      from ${sql.id(sideTable.table)} where ${isInColumn(sideTable)}`.execute(kysely);
    for (const { key, value } of rows) cells.set(key, { ...cells.get(key), [name]: value });
  }
  return cells;
}

/** Writes the cells of these rows into the side tables, and deletes those of removed rows. */
export async function writeSideTables(
  { kysely }: Queryable,
  collection: Collection,
  rows: readonly Row[],
  gone: readonly string[],
): Promise<void> {
  for (const { name, sideTable } of collection.columns) {
    if (!sideTable) continue;
    const [table, key, value] = [sql.id(sideTable.table), sql.id(sideTable.key), sql.id(sideTable.value)];
    const fixed = Object.entries(sideTable.fixed ?? {});
    const names = sql.join([...fixed.map(([column]) => sql.id(column)), key]);
    for (const old of [...gone, ...rows.map((row) => rowKey(collection, row))])
      await sql`delete from ${table} where ${key} = ${old} and ${isInColumn(sideTable)}`.execute(kysely);
    for (const row of rows.filter((one) => cellText(one[name]) !== ""))
      await sql`insert into ${table} (${names}, ${value})
        values (${sql.join([...fixed.map(([, cell]) => cell), rowKey(collection, row), row[name]])})
        on conflict (${names}) do update set ${value} = excluded.${value}`.execute(kysely);
  }
}

function isInColumn({ fixed = {} }: SideTable): RawBuilder<unknown> {
  const parts = Object.entries(fixed).map(([column, cell]) => sql`${sql.id(column)} = ${cell}`);
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`1 = 1`;
}

/** Fills the empty cells of new rows with the cells that the side tables already have for their keys. */
export async function withSideTables(
  store: Queryable,
  collection: Collection,
  rows: readonly Row[],
  known: ReadonlySet<string>,
): Promise<Row[]> {
  const side = await readSideTables(store, collection);
  return rows.map((row) => {
    const key = rowKey(collection, row);
    if (known.has(key)) return row;
    const stored = Object.entries(side.get(key) ?? {}).filter(([name]) => cellText(row[name]) === "");
    return { ...row, ...Object.fromEntries(stored) };
  });
}
