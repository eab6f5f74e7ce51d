import type { Migration } from "#db/drivers/migration.ts";

/** A link that was mailed is good in the browser that has asked for it. */
export const boundLinks: Migration = {
  name: "0007-bound-links",
  tables: [],
  async up({ db }) {
    await db.schema.alterTable("staff_links").addColumn("asked_by", "text").execute();
  },
};
