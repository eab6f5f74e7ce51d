import type { Migration } from "#db/drivers/migration.ts";

/** Forms that were sent after their session had ended, until the person signs in again. */
export const staffDrafts: Migration = {
  name: "0011-staff-drafts",
  tables: ["staff_drafts"],
  async up({ db }) {
    await db.schema
      .createTable("staff_drafts")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("person", "text", (c) => c.notNull())
      .addColumn("session", "text", (c) => c.notNull())
      .addColumn("address", "text", (c) => c.notNull())
      .addColumn("fields", "text", (c) => c.notNull())
      .addColumn("made_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("staff_drafts_session").on("staff_drafts").column("session").execute();
    await db.schema.alterTable("staff_sessions").addColumn("ended_at", "bigint").execute();
  },
};
