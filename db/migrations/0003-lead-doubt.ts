import type { Migration } from "#db/drivers/migration.ts";

/** What the visitor came for, and why a message that goes out all the same looks like spam. */
export const leadDoubt: Migration = {
  name: "0003-lead-doubt",
  tables: [],
  async up({ db }) {
    for (const column of ["subject", "doubt"]) {
      await db.schema.alterTable("leads").addColumn(column, "text").execute();
    }
  },
};
