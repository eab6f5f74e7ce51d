import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { ChangeTable, Schema } from "#db/schema/schema.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Difference } from "./difference.ts";
import { rowTitle } from "./format-difference.ts";
import type { Row, Collection } from "#operations/collections/collection.ts";

const AT_ONCE = 500;

type Entry = Pick<ChangeTable, "what" | "before" | "after">;

/** Who changed what: one row of the log for each row that is different now. */
export async function addAuditEntries(
  trx: Transaction<Schema>,
  change: { subject: Collection; changed: Difference; who: string; importId: string },
): Promise<void> {
  const { subject, changed, who, importId } = change;
  const common = { made_at: Date.now(), who, subject: subject.name, import_id: importId };
  const entries = entriesOf(subject, changed).map((entry) => ({ id: randomUUID(), ...common, ...entry }));
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    await trx
      .insertInto("changes")
      .values(entries.slice(start, start + AT_ONCE))
      .execute();
  }
}

function entriesOf(subject: Collection, { added, removed, changed }: Difference): Entry[] {
  const said = (verb: string, row: Row) => `${verb} ${rowTitle(subject, row)}`;
  return [
    ...removed.map(({ row }) => ({ what: said("removed", row), before: JSON.stringify(row), after: null })),
    ...added.map((row) => ({ what: said("added", row), before: null, after: JSON.stringify(row) })),
    ...changed.map(({ after, columns }) => ({
      what: said("changed", after),
      before: JSON.stringify(Object.fromEntries(columns.map(({ name, from }) => [name, from]))),
      after: JSON.stringify(Object.fromEntries(columns.map(({ name, to }) => [name, to]))),
    })),
  ];
}

/**
 * Something that somebody has done at the desk and that is no row. Where it says what was before and what is after, who
 * knows the subject can take it back (desk/log). Returns the id of the note.
 */
export async function addAuditEntry(
  db: Database,
  who: string,
  subject: string,
  what: string,
  { before = null, after = null }: { before?: object | null; after?: object | null } = {},
): Promise<string | null> {
  if (db.readOnly()) return null;
  const sides = { before: before && JSON.stringify(before), after: after && JSON.stringify(after) };
  const id = randomUUID();
  await db.kysely
    .insertInto("changes")
    .values({ id, made_at: Date.now(), who, subject, what, ...sides, import_id: null })
    .execute();
  return id;
}
