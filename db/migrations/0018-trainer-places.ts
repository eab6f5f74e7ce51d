import type { Migration } from "#db/drivers/migration.ts";

/** Positions of trainers on the page. A separate table, since "Evo trainers" may belong to another program. */
export const trainerPlaces: Migration = {
  name: "0018-trainer-places",
  tables: ["trainer_places"],
  async up({ db }) {
    await db.schema
      .createTable("trainer_places")
      .addColumn("trainer", "text", (c) => c.primaryKey())
      .addColumn("place", "integer", (c) => c.notNull())
      .execute();
  },
};
