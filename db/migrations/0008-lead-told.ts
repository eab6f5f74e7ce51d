import type { Migration } from "#db/drivers/migration.ts";

/** When the gym was notified of each quarantined message. Before, one time was stored for all of them. */
export const leadTold: Migration = {
  name: "0008-lead-told",
  tables: [],
  async up({ db }) {
    await db.schema.alterTable("leads").addColumn("told_at", "bigint").execute();
    const note = await db
      .selectFrom("settings")
      .select("value")
      .where("key", "=", "held back, told")
      .executeTakeFirst();
    const { until = 0 } = note ? (JSON.parse(note.value) as { until?: number }) : {};
    // A time in the future was stored while the clock was wrong.
    if (until === 0 || until > Date.now()) return;
    await db
      .updateTable("leads")
      .set({ told_at: until })
      .where("state", "=", "quarantined")
      .where("created_at", "<=", until)
      .execute();
  },
};
