import type { Migration } from "#db/drivers/migration.ts";

/** The subject of a message, and why a delivered message may be spam. */
export const leadDoubt: Migration = {
  name: "0003-lead-doubt",
  tables: [],
  async up({ db }) {
    for (const column of ["subject", "doubt"]) {
      await db.schema.alterTable("leads").addColumn(column, "text").execute();
    }
  },
};
