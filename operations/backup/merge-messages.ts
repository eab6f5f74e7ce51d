import { DatabaseSync } from "node:sqlite";
import type { Queryable } from "#db/drivers/engine.ts";
import { outboxColumns } from "#leads/delivery/outbox.server.ts";
import type { Lead } from "#leads/lead-store.server.ts";
import { batches } from "#domain/batches.ts";
import { addRows, type BackupRow } from "./backup-tables.ts";

// What people have written stands above every backup: what came since comes along, and what went out since does not go
// out a second time.

/** Adds the messages that are not there; says how many. Done twice, it adds nothing the second time. */
export async function mergeMessages(before: AsyncIterable<BackupRow[]>, to: Queryable): Promise<number> {
  let carried = 0;
  for await (const rows of before) {
    const found = await to.kysely
      .selectFrom("leads")
      .select(["id", "delivered_at", "email_delivered_at"])
      .where("id", "in", rows.map(idOf))
      .execute();
    const there = new Map(found.map((lead) => [lead.id, lead]));
    const newer = rows.filter((row) => !there.has(idOf(row)));
    carried += await addRows(to, "leads", newer.map(withoutPlace));
    for (const row of rows) {
      const lead = there.get(idOf(row));
      const wentOut = (way: "delivered_at" | "email_delivered_at") => row[way] && lead?.[way] === null;
      if (wentOut("delivered_at") || wentOut("email_delivered_at")) await setOutbox(row, to);
    }
  }
  return carried;
}

/** Read without migrating: the file may be of a newer version, or damaged elsewhere. */
export async function* messagesIn(path: string): AsyncGenerator<BackupRow[]> {
  const file = new DatabaseSync(path);
  try {
    yield* batches(file.prepare("select * from leads").iterate());
  } finally {
    file.close();
  }
}

const idOf = (row: BackupRow) => String(row["id"]);

/** The fingerprint may be another message's in the backup. */
const withoutPlace = (row: BackupRow) => ({
  ...row,
  fingerprint: `${String(row["fingerprint"])}:${idOf(row)}`,
});

async function setOutbox(row: BackupRow, { kysely }: Queryable) {
  const outbox = Object.fromEntries(outboxColumns.map((column) => [column, row[column]])) as Partial<Lead>;
  await kysely.updateTable("leads").set(outbox).where("id", "=", idOf(row)).execute();
}
