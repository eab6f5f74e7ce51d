import type { Migration } from "#db/drivers/migration.ts";

/** A mailed link works only in the browser that requested it. */
export const boundLinks: Migration = {
  name: "0007-bound-links",
  tables: [],
  async up({ db }) {
    await db.schema.alterTable("staff_links").addColumn("asked_by", "text").execute();
  },
};
