import type { Migration } from "#db/drivers/migration.ts";

/** Answers to the gym's own questions, and cells of columns added to tables that may belong to another program. */
export const extraFields: Migration = {
  name: "0017-extra-fields",
  tables: ["extra_cells"],
  async up({ db }) {
    await db.schema.alterTable("leads").addColumn("answers", "text").execute();
    await db.schema
      .createTable("extra_cells")
      .addColumn("list", "text", (c) => c.notNull())
      .addColumn("column_name", "text", (c) => c.notNull())
      .addColumn("row_key", "text", (c) => c.notNull())
      .addColumn("value", "text", (c) => c.notNull())
      .addPrimaryKeyConstraint("extra_cells_key", ["list", "column_name", "row_key"])
      .execute();
  },
};
