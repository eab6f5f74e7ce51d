import type { Migration } from "#db/drivers/migration.ts";

/** A form that arrives twice makes one audit entry: the second violates the index and is rolled back. */
export const formKeys: Migration = {
  name: "0016-form-keys",
  tables: [],
  async up({ db }) {
    await db.schema.alterTable("audit_entries").addColumn("form", "text").execute();
    await db.schema.createIndex("audit_entries_form").unique().on("audit_entries").column("form").execute();
  },
};
