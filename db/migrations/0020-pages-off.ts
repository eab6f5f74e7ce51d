import type { Migration } from "#db/drivers/migration.ts";

/** Pages and sections of home that the gym has turned off at the desk. */
export const pagesOff: Migration = {
  name: "0020-pages-off",
  tables: ["pages_off"],
  async up({ db }) {
    await db.schema
      .createTable("pages_off")
      .addColumn("page", "text", (c) => c.primaryKey())
      .execute();
  },
};
