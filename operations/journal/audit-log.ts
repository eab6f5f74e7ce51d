import { randomUUID } from "node:crypto";
import type { Database } from "#db/drivers/database.server.ts";
import type { AuditChangeTable, AuditEntryTable } from "#db/schema/log-tables.ts";
import type { Actor, JournalChange } from "#operations/operation.ts";

const ROWS_PER_INSERT = 200;

export type Entry = Omit<AuditEntryTable, "form">;

/** Returns the entry's id, or 'read-only' if the database can't store one. */
export async function addEntry(
  db: Database,
  added: {
    actor: Actor;
    operation: string;
    sentence: string;
    journal: readonly JournalChange[];
    form?: string | undefined;
  },
): Promise<string> {
  if (db.readOnly()) return "read-only";
  const { actor, operation, sentence, journal, form = null } = added;
  const id = randomUUID();
  await db.kysely
    .insertInto("audit_entries")
    .values({
      id,
      at: Date.now(),
      actor: actor.name,
      via: actor.via,
      operation,
      sentence,
      undone_at: null,
      form,
    })
    .execute();
  const rows = journal.map(({ table, key, title, before, after }, position) => ({
    entry: id,
    position,
    table_name: table,
    row_key: key,
    title,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT)
    await db.kysely
      .insertInto("audit_changes")
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
  return id;
}

/** The entry that this form has made, if it was sent before. */
export async function findFormEntry({ kysely }: Database, form: string): Promise<string | undefined> {
  const entry = await kysely
    .selectFrom("audit_entries")
    .select("id")
    .where("form", "=", form)
    .executeTakeFirst();
  return entry?.id;
}

export type LogFilter = {
  /** By name or e-mail address. */
  person?: string | undefined;
  /** ['classes'] finds classes.cancel, classes.move, … */
  kinds?: readonly string[] | undefined;
  /** Epoch milliseconds; `since` is included, `before` is not. */
  since?: number | undefined;
  before?: number | undefined;
  /** The last entry of the page before: several entries can have the same time. */
  after?: Pick<Entry, "at" | "id"> | undefined;
  /** Only what has changed a row with one of these keys, or a file with one of these titles. */
  rows?: { table: string; keys: readonly string[]; files: readonly string[] } | undefined;
};

/** Newest first. */
export async function readEntries(db: Database, filter: LogFilter = {}, limit = 50): Promise<Entry[]> {
  let query = db.kysely.selectFrom("audit_entries").selectAll().orderBy("at", "desc").orderBy("id", "desc");
  if (filter.person) query = query.where("actor", "=", filter.person);
  if (filter.kinds) {
    const { kinds } = filter;
    query = query.where((entry) =>
      entry.or(
        kinds.flatMap((kind) => [entry("operation", "=", kind), entry("operation", "like", `${kind}.%`)]),
      ),
    );
  }
  if (filter.since !== undefined) query = query.where("at", ">=", filter.since);
  if (filter.before !== undefined) query = query.where("at", "<", filter.before);
  if (filter.after) {
    const { at, id } = filter.after;
    query = query.where((entry) =>
      entry.or([entry("at", "<", at), entry.and([entry("at", "=", at), entry("id", "<", id)])]),
    );
  }
  if (filter.rows) {
    const { table, keys, files } = filter.rows;
    query = query.where("id", "in", (from) =>
      from
        .selectFrom("audit_changes")
        .select("entry")
        .where((change) =>
          change.or([
            change.and([change("table_name", "=", table), change("row_key", "in", keys)]),
            change.and([change("table_name", "=", "files"), change("title", "in", ["", ...files])]),
          ]),
        ),
    );
  }
  const entries = await query.limit(limit).execute();
  return entries.map((entry) => ({ ...entry, at: Number(entry.at) }));
}

/** The entry with this id, or the only one whose id begins with it. */
export async function findEntry(db: Database, id: string): Promise<Entry | "several" | null> {
  const entries = await db.kysely
    .selectFrom("audit_entries")
    .selectAll()
    .where("id", "like", `${id.replace(/[^0-9a-f-]/gi, "?").toLowerCase()}%`)
    .limit(2)
    .execute();
  if (entries.length > 1) return entries.find((entry) => entry.id === id) ?? "several";
  return entries[0] ?? null;
}

export async function readChanges(db: Database, entry: string): Promise<JournalChange[]> {
  const rows = await db.kysely
    .selectFrom("audit_changes")
    .selectAll()
    .where("entry", "=", entry)
    .orderBy("position")
    .execute();
  return rows.map(toJournalChange);
}

/** The first changes of each entry, by its id. */
export async function readFirstChanges(
  db: Database,
  entries: readonly string[],
  limit: number,
): Promise<Map<string, JournalChange[]>> {
  if (entries.length === 0) return new Map();
  const rows = await db.kysely
    .selectFrom("audit_changes")
    .selectAll()
    .where("entry", "in", entries)
    .where("position", "<", limit)
    .orderBy("position")
    .execute();
  const groups = Map.groupBy(rows, ({ entry }) => entry);
  return new Map([...groups].map(([entry, changes]) => [entry, changes.map(toJournalChange)]));
}

/** The tables that each entry has changed, by its id. An entry without changes is not among them. */
export async function readTables(db: Database, entries: readonly string[]): Promise<Map<string, string[]>> {
  if (entries.length === 0) return new Map();
  const rows = await db.kysely
    .selectFrom("audit_changes")
    .select(["entry", "table_name"])
    .distinct()
    .where("entry", "in", entries)
    .execute();
  const groups = Map.groupBy(rows, ({ entry }) => entry);
  return new Map([...groups].map(([entry, group]) => [entry, group.map(({ table_name }) => table_name)]));
}

function toJournalChange({ table_name, row_key, title, before, after }: AuditChangeTable): JournalChange {
  return {
    table: table_name,
    key: row_key,
    title,
    before: before === null ? null : (JSON.parse(before) as Record<string, unknown>),
    after: after === null ? null : (JSON.parse(after) as Record<string, unknown>),
  };
}

export async function markUndone(db: Database, id: string, now = Date.now()): Promise<void> {
  await db.kysely.updateTable("audit_entries").set({ undone_at: now }).where("id", "=", id).execute();
}
