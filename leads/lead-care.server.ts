import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import type { LeadStage, LeadTable } from "#db/schema/lead-table.ts";

/** Assignment, snoozing and answers of messages. */
export async function updateLeadCare(
  db: Database,
  id: string,
  care: Partial<
    Pick<
      LeadTable,
      "assigned_to" | "snoozed_until" | "stage" | "answered_at" | "answered_note" | "coming" | "coming_to"
    >
  >,
): Promise<void> {
  await db.kysely.updateTable("leads").set(care).where("id", "=", id).execute();
}

/** Somebody has opened it. */
export async function markRead({ kysely }: Database, id: string, now = Date.now()): Promise<void> {
  await kysely
    .updateTable("leads")
    .set({ told_at: now })
    .where("id", "=", id)
    .where("told_at", "is", null)
    .execute();
}

/** Somebody has answered, so a new person is in contact. */
export async function markAnswered(
  { kysely }: Database,
  id: string,
  note: string | null,
  now = Date.now(),
): Promise<boolean> {
  const result = await kysely
    .updateTable("leads")
    .set({
      answered_at: now,
      answered_note: note,
      stage: sql<LeadStage>`coalesce(nullif(stage, 'new'), 'in contact')`,
    })
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}

export async function markOpen(db: Database, id: string): Promise<void> {
  await db.kysely
    .updateTable("leads")
    .set({ answered_at: null, answered_note: null })
    .where("id", "=", id)
    .execute();
}
