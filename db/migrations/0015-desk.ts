import type { Migration } from "#db/drivers/migration.ts";

/** Closed days, hours and priority of announcements, and notes, stages and reply templates of messages. */
export const deskTables: Migration = {
  name: "0015-desk",
  tables: ["lead_notes", "reply_templates"],
  async up({ db }) {
    await db.schema.alterTable("holiday_hours").addColumn("access", "text").execute();
    for (const column of ["first_time", "last_time", "priority"])
      await db.schema.alterTable("announcement").addColumn(column, "text").execute();
    await db.schema.alterTable("leads").addColumn("stage", "text").execute();
    await db.schema
      .createTable("lead_notes")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("lead", "text", (c) => c.notNull())
      .addColumn("at", "bigint", (c) => c.notNull())
      .addColumn("author", "text", (c) => c.notNull())
      .addColumn("kind", "text", (c) => c.notNull())
      .addColumn("words", "text", (c) => c.notNull())
      .execute();
    await db.schema.createIndex("lead_notes_lead").on("lead_notes").columns(["lead", "at"]).execute();
    await db.schema
      .createTable("reply_templates")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("words", "text", (c) => c.notNull())
      .execute();
  },
};
