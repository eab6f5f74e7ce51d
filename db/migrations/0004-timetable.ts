import type { Migration, MigrationTools } from "#db/drivers/migration.ts";

/** Class times, changes on a date, settings, places left, and a log of changes. */
export const timetable: Migration = {
  name: "0004-timetable",
  tables: ["class_times", "class_changes", "gym_settings", "changes"],
  async up(tools) {
    await createClasses(tools);
    await createSettings(tools);
    await createLog(tools);
    await tools.db.schema.alterTable("events").addColumn("places_left", "integer").execute();
  },
};

async function createClasses({ db }: MigrationTools) {
  await db.schema
    .createTable("class_times")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("program", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("room", "text", (c) => c.notNull())
    .addColumn("coach", "text")
    .addColumn("weekday", "text", (c) => c.notNull())
    .addColumn("starts", "text", (c) => c.notNull())
    .addColumn("minutes", "integer", (c) => c.notNull())
    .addColumn("spots", "integer")
    .addColumn("first_day", "text")
    .addColumn("last_day", "text")
    .addColumn("note", "text")
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("class_changes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("class_id", "text")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("new_day", "text")
    .addColumn("starts", "text")
    .addColumn("minutes", "integer")
    .addColumn("coach", "text")
    .addColumn("room", "text")
    .addColumn("program", "text")
    .addColumn("title", "text")
    .addColumn("spots", "integer")
    .addColumn("why", "text")
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("class_changes_day").on("class_changes").column("day").execute();
}

async function createSettings({ db }: MigrationTools) {
  await db.schema
    .createTable("gym_settings")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
}

async function createLog({ db }: MigrationTools) {
  await db.schema
    .createTable("changes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addColumn("who", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .addColumn("import_id", "text")
    .execute();
  await db.schema.createIndex("changes_made_at").on("changes").columns(["made_at", "id"]).execute();
}
