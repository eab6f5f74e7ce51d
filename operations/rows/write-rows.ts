import { sql } from "kysely";
import { UserError } from "#config/user-error.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { toCents } from "#domain/plans.ts";
import {
  type Collection,
  originalRow,
  type Row,
  rowKey,
  rowTitle,
  type Value,
} from "#operations/collections/collection.ts";
import type { JournalChange } from "#operations/operation.ts";
import { changedCells, type Difference, difference, plainDifference, type Renamed } from "./difference.ts";
import {
  exactly,
  numericColumns,
  type RawRow,
  readTable,
  realNames,
  writableColumns,
  writeSideTables,
} from "./table-rows.ts";

/** Somebody else has changed the list since the change was planned. */
export class ChangedMeanwhile extends UserError {}

/** The rows that the table will have, and the difference that the person confirmed. */
export type WantedRows = {
  collection: Collection;
  wanted: readonly Row[];
  shown: Difference;
  renamed?: Renamed;
  /** Removed rows with all their columns, including those that only the gym's own table has. */
  removedRows?: readonly RawRow[];
};

/** Writes the rows inside the caller's transaction. Refuses if the table has changed since the difference was shown. */
export async function writeRows(
  store: Queryable,
  { collection, wanted, shown, renamed, removedRows = [] }: WantedRows,
) {
  if (store.kind === "postgres")
    await sql`lock table ${sql.id(collection.table)} in share row exclusive mode`.execute(store.kysely);
  const now = difference(collection, await readTable(store, collection), wanted, renamed);
  const plain = (one: Difference) => JSON.stringify(plainDifference(collection, one));
  if (plain(now) !== plain(shown)) {
    throw new ChangedMeanwhile(
      `Somebody has changed the ${collection.many} in the meantime. Nothing was changed.`,
      "Run the same command again to see the difference as it is now.",
    );
  }
  await write(store, collection, now, removedRows);
  const remaining = new Set(wanted.map((row) => rowKey(collection, row)));
  const before = [...now.removed, ...now.changed.map((one) => one.before)];
  const gone = before.map(({ row }) => rowKey(collection, row)).filter((key) => !remaining.has(key));
  const rows = [...now.added, ...now.changed.map(({ after }) => after)];
  await writeSideTables(store, collection, rows, gone);
  await collection.written?.(store, [...rows, ...now.removed.map(({ row }) => row)]);
  return journalFor(collection, now);
}

function journalFor(collection: Collection, { added, removed, changed }: Difference): JournalChange[] {
  const facts = (row: Row) => ({
    table: collection.name,
    key: rowKey(collection, row),
    title: rowTitle(collection, row),
  });
  return [
    ...removed.map(({ row, raw }) => ({ ...facts(row), before: { ...raw, ...row }, after: null })),
    ...added.map((row) => ({ ...facts(row), before: null, after: row })),
    ...changed.map(({ before, after, columns }) => {
      const side = (which: "from" | "to") =>
        Object.fromEntries(columns.map((cell) => [cell.name, cell[which]]));
      return {
        ...facts(after),
        key: rowKey(collection, before.row),
        before: side("from"),
        after: side("to"),
      };
    }),
  ];
}

async function write(
  store: Queryable,
  collection: Collection,
  { added, removed, changed }: Difference,
  removedRows: readonly RawRow[],
) {
  const table = sql.id(collection.table);
  const real = await realNames(store, collection);
  const numeric = await numericColumns(store, collection.table);
  const into = (name: string, value: Value) =>
    numeric.has(real.get(name) ?? name) ? toNumber(value) : value;
  const stamp = collection.stamp?.() ?? {};
  const inSideTable = new Set(
    collection.columns.filter(({ sideTable }) => sideTable).map(({ name }) => name),
  );

  for (const row of removed)
    await sql`delete from ${table} where ${exactly(real, collection, row)}`.execute(store.kysely);
  const inserted = [...added];
  for (const { before, after, columns } of changed) {
    if (before.isOriginal) {
      inserted.push(after);
      continue;
    }
    if (isAsOriginal(collection, after)) {
      await sql`delete from ${table} where ${exactly(real, collection, before)}`.execute(store.kysely);
      continue;
    }
    const values = [
      ...columns
        .filter(({ name }) => !inSideTable.has(name))
        .map(({ name, to }) => [real.get(name) ?? name, into(name, to)] as const),
      ...Object.entries(stamp),
    ];
    if (values.length === 0) continue;
    const sets = sql.join(values.map(([column, value]) => sql`${sql.id(column)} = ${value}`));
    await sql`update ${table} set ${sets} where ${exactly(real, collection, before)}`.execute(store.kysely);
  }
  const mayWrite = inserted.length > 0 ? await writableColumns(store, collection.table) : new Set<string>();
  for (const row of inserted) {
    const known = collection.columns.map(
      ({ name }) => [real.get(name) ?? name, into(name, row[name] ?? null)] as const,
    );
    const keyColumn = real.get(collection.key) ?? collection.key;
    const earlier = removedRows.find((raw) => String(raw[keyColumn]) === String(row[collection.key]));
    const values = Object.entries({ ...earlier, ...Object.fromEntries(known), ...stamp }).filter(([column]) =>
      mayWrite.has(column),
    );
    const columns = sql.join(values.map(([column]) => sql.id(column)));
    const overriding = store.kind === "postgres" && earlier ? sql`overriding system value` : sql``;
    await sql`insert into ${table} (${columns}) ${overriding} values (${sql.join(values.map(([, value]) => value))})`.execute(
      store.kysely,
    );
  }
}

function isAsOriginal(collection: Collection, row: Row): boolean {
  const original = originalRow(collection, rowKey(collection, row));
  return original !== undefined && changedCells(collection, original, row).length === 0;
}

/** For a price column that holds numbers: '$1,000.50' is 1000.5. */
function toNumber(value: Value): Value {
  const cents = typeof value === "string" ? toCents(value) : null;
  return cents === null ? value : cents / 100;
}
