import type { Database } from "#db/drivers/database.server.ts";
import type { Entry } from "./audit-log.ts";

/** Who changed this row last, after the given entry. */
export async function lastActorOn(
  db: Database,
  { table, key }: { table: string; key: string },
  after: Pick<Entry, "id" | "at">,
): Promise<string | null> {
  const row = await db.kysely
    .selectFrom("audit_changes")
    .innerJoin("audit_entries", "audit_entries.id", "audit_changes.entry")
    .select("actor")
    .where("table_name", "=", table)
    .where("row_key", "=", key)
    .where("at", ">=", after.at)
    .where("audit_entries.id", "<>", after.id)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.actor ?? null;
}

/** When a row of this table was last changed, in epoch milliseconds. */
export async function readLastChange(db: Database, table: string): Promise<number | null> {
  const row = await db.kysely
    .selectFrom("audit_changes")
    .innerJoin("audit_entries", "audit_entries.id", "audit_changes.entry")
    .select("at")
    .where("table_name", "=", table)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.at) : null;
}

/** The new keys of renamed rows, by the keys that they had; with `after`, of those that were renamed after this entry. */
export async function readNewKeys(
  db: Database,
  { name, key }: { name: string; key: string },
  after: Pick<Entry, "id" | "at"> = { id: "", at: 0 },
): Promise<Map<string, string>> {
  const rows = await db.kysely
    .selectFrom("audit_changes")
    .innerJoin("audit_entries", "audit_entries.id", "audit_changes.entry")
    .select(["before", "after"])
    .where("table_name", "=", name)
    .where("after", "like", `%${JSON.stringify(key)}:%`)
    .where("before", "is not", null)
    .where("at", ">=", after.at)
    .where("audit_entries.id", "<>", after.id)
    .orderBy("at")
    .execute();
  const keys = new Map<string, string>();
  for (const row of rows) {
    const [from, to] = [row.before!, row.after!].map((cells) =>
      String((JSON.parse(cells) as Record<string, unknown>)[key]),
    );
    for (const [first, last] of keys) if (last === from) keys.set(first, to!);
    keys.set(from!, to!);
  }
  return keys;
}
