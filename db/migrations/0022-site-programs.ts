import type { Migration } from "#db/drivers/migration.ts";

/** Programs that the gym has changed or added. The others are in content/. */
export const sitePrograms: Migration = {
  name: "0022-site-programs",
  tables: ["site_programs"],
  async up({ db }) {
    await db.schema
      .createTable("site_programs")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("position", "integer", (c) => c.notNull())
      .addColumn("hidden", "text")
      .addColumn("changed_at", "bigint", (c) => c.notNull())
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("description", "text", (c) => c.notNull())
      .addColumn("about", "text")
      .addColumn("plans", "text")
      .addColumn("picture", "text")
      .execute();
  },
};
