import type { Migration } from "#db/drivers/migration.ts";

/** Texts, questions, partners and jobs that the gym has changed or added. The others are in content/. */
export const siteTexts: Migration = {
  name: "0019-site-texts",
  tables: ["site_texts", "site_questions", "site_partners", "site_jobs"],
  async up({ db }) {
    await db.schema
      .createTable("site_texts")
      .addColumn("name", "text", (c) => c.primaryKey())
      .addColumn("value", "text", (c) => c.notNull())
      .addColumn("changed_at", "bigint", (c) => c.notNull())
      .execute();
    const list = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("position", "integer", (c) => c.notNull())
        .addColumn("hidden", "text")
        .addColumn("changed_at", "bigint", (c) => c.notNull());
    await list("site_questions")
      .addColumn("question", "text", (c) => c.notNull())
      .addColumn("answer", "text", (c) => c.notNull())
      .execute();
    await list("site_partners")
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("office", "text")
      .addColumn("description", "text", (c) => c.notNull())
      .addColumn("services", "text")
      .addColumn("website", "text")
      .execute();
    await list("site_jobs")
      .addColumn("title", "text", (c) => c.notNull())
      .addColumn("description", "text", (c) => c.notNull())
      .addColumn("facts", "text")
      .execute();
  },
};
