import type { Migration } from "#db/drivers/migration.ts";

/** The gym's own pictures that replace pictures of the design. */
export const sitePictures: Migration = {
  name: "0006-site-pictures",
  tables: ["site_pictures"],
  async up({ db }) {
    await db.schema
      .createTable("site_pictures")
      .addColumn("place", "text", (c) => c.primaryKey())
      .addColumn("picture", "text", (c) => c.notNull())
      .addColumn("original", "text", (c) => c.notNull())
      .addColumn("alt", "text", (c) => c.notNull())
      .addColumn("across", "integer", (c) => c.notNull())
      .addColumn("down", "integer", (c) => c.notNull())
      .addColumn("closer", "integer", (c) => c.notNull())
      .execute();
  },
};
