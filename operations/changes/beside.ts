import { sql } from "kysely";
import type { Queryable } from "#db/drivers/engine.ts";
import {
  rowKey,
  type Row,
  type Collection,
  cellText,
  type Value,
} from "#operations/collections/collection.ts";

/** Cells that stand beside the subject's table, by the keys of its rows. */
type Beside = Map<string, Record<string, Value>>;

export async function readBeside({ kysely }: Queryable, subject: Collection): Promise<Beside> {
  const found: Beside = new Map();
  for (const { name, beside } of subject.columns) {
    if (!beside) continue;
    const { rows } = await sql<{ key: string; value: Value }>`
      select ${sql.id(beside.key)} as key, ${sql.id(beside.value)} as value
      from ${sql.id(beside.table)}`.execute(kysely);
    for (const { key, value } of rows) found.set(key, { ...found.get(key), [name]: value });
  }
  return found;
}

/** What these rows say there; nothing stays of a row that is gone. */
export async function writeBeside(
  { kysely }: Queryable,
  subject: Collection,
  rows: readonly Row[],
  gone: readonly string[],
): Promise<void> {
  for (const { name, beside } of subject.columns) {
    if (!beside) continue;
    const [table, key, value] = [sql.id(beside.table), sql.id(beside.key), sql.id(beside.value)];
    for (const old of [...gone, ...rows.map((row) => rowKey(subject, row))])
      await sql`delete from ${table} where ${key} = ${old}`.execute(kysely);
    for (const row of rows.filter((one) => cellText(one[name]) !== ""))
      await sql`insert into ${table} (${key}, ${value}) values (${rowKey(subject, row)}, ${row[name]})
        on conflict (${key}) do update set ${value} = excluded.${value}`.execute(kysely);
  }
}

/** A row that the table has not had takes what stands there under its key, where it says nothing of its own. */
export async function withBeside(
  store: Queryable,
  subject: Collection,
  rows: readonly Row[],
  known: ReadonlySet<string>,
): Promise<Row[]> {
  const beside = await readBeside(store, subject);
  return rows.map((row) => {
    const key = rowKey(subject, row);
    if (known.has(key)) return row;
    const standing = Object.entries(beside.get(key) ?? {}).filter(([name]) => cellText(row[name]) === "");
    return { ...row, ...Object.fromEntries(standing) };
  });
}
