import type { Migration } from "#db/drivers/migration.ts";

/** Devices with notifications turned on, and the key pair that signs pushes. */
export const push: Migration = {
  name: "0013-push",
  tables: ["push_devices", "push_keys"],
  async up({ db }) {
    await db.schema
      .createTable("push_devices")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("person", "text", (c) => c.notNull())
      .addColumn("session", "text", (c) => c.notNull())
      .addColumn("endpoint", "text", (c) => c.notNull().unique())
      .addColumn("device", "text", (c) => c.notNull())
      .addColumn("quiet_from", "text")
      .addColumn("quiet_until", "text")
      .addColumn("made_at", "bigint", (c) => c.notNull())
      .addColumn("notice", "text")
      .addColumn("lead", "text")
      .addColumn("noticed_at", "bigint")
      .execute();
    await db.schema.createIndex("push_devices_person").on("push_devices").column("person").execute();
    await db.schema
      .createTable("push_keys")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("public_key", "text", (c) => c.notNull())
      .addColumn("private_key", "text", (c) => c.notNull())
      .execute();
  },
};
