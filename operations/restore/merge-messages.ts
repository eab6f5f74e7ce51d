import { DatabaseSync } from "node:sqlite";
import type { Queryable } from "#db/drivers/engine.ts";
import { tableExists } from "#db/drivers/migrate.server.ts";
import { outboxColumns } from "#leads/delivery/outbox.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { batches } from "#operations/rows/batches.ts";
import { addRows, type BackupRow } from "#operations/backup/backup-tables.ts";

// A restore keeps messages, replies and notes that came after the backup, and does not redeliver messages that were
// delivered after it.

/** In the order in which they are merged. */
export const mergedTables = ["leads", "lead_notes"] as const;
type MergedTable = (typeof mergedTables)[number];

/** Adds the messages that are missing. Returns how many. A second run adds nothing. */
export async function mergeMessages(before: AsyncIterable<BackupRow[]>, to: Queryable): Promise<number> {
  let added = 0;
  for await (const rows of before) {
    const stored = await to.kysely
      .selectFrom("leads")
      .select(["id", "delivered_at", "email_delivered_at"])
      .where("id", "in", rows.map(readId))
      .execute();
    const there = new Map(stored.map((lead) => [lead.id, lead]));
    const newer = rows.filter((row) => !there.has(readId(row)));
    added += await addRows(to, "leads", newer.map(withOwnFingerprint));
    for (const row of rows) {
      const lead = there.get(readId(row));
      const isNews = (column: "delivered_at" | "email_delivered_at") =>
        row[column] && lead?.[column] === null;
      if (isNews("delivered_at") || isNews("email_delivered_at")) await setOutbox(row, to);
    }
  }
  return added;
}

/** Adds the replies and notes that are missing. A version before 0015-desk has no table for them. */
export async function mergeNotes(before: AsyncIterable<BackupRow[]>, to: Queryable): Promise<void> {
  if (!(await tableExists(to.kysely, to.kind, "lead_notes"))) return;
  for await (const rows of before) {
    const stored = await to.kysely
      .selectFrom("lead_notes")
      .select("id")
      .where("id", "in", rows.map(readId))
      .execute();
    const there = new Set(stored.map(({ id }) => id));
    const newer = rows.filter((row) => !there.has(readId(row)));
    await addRows(to, "lead_notes", newer);
  }
}

/** Reads without migrating, because the file may be from a newer version, or damaged in other tables. */
export async function* rowsOfFile(path: string, table: MergedTable): AsyncGenerator<BackupRow[]> {
  const file = new DatabaseSync(path);
  try {
    yield* batches(file.prepare(`select * from ${table}`).iterate());
  } finally {
    file.close();
  }
}

const readId = (row: BackupRow) => String(row["id"]);

/** A message in the backup may have the same fingerprint. */
const withOwnFingerprint = (row: BackupRow) => ({
  ...row,
  fingerprint: `${String(row["fingerprint"])}:${readId(row)}`,
});

async function setOutbox(row: BackupRow, { kysely }: Queryable) {
  const outbox = Object.fromEntries(outboxColumns.map((column) => [column, row[column]])) as Partial<Lead>;
  await kysely.updateTable("leads").set(outbox).where("id", "=", readId(row)).execute();
}
