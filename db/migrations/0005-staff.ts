import type { Migration } from "#db/drivers/migration.ts";

/** Sign-in of staff, and the assignment and reminder of a message. */
export const staff: Migration = {
  name: "0005-staff",
  tables: ["staff_people", "staff_passkeys", "staff_links", "staff_sessions", "staff_challenges"],
  async up({ db }) {
    await db.schema
      .createTable("staff_people")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("email", "text", (c) => c.notNull().unique())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("role", "text", (c) => c.notNull())
      .addColumn("invited_at", "bigint", (c) => c.notNull())
      .addColumn("joined_at", "bigint")
      .execute();
    await db.schema
      .createTable("staff_passkeys")
      .addColumn("id", "text", (c) => c.primaryKey())
      .addColumn("person", "text", (c) => c.notNull())
      .addColumn("name", "text", (c) => c.notNull())
      .addColumn("public_key", "text", (c) => c.notNull())
      .addColumn("counter", "bigint", (c) => c.notNull())
      .addColumn("transports", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("used_at", "bigint")
      .execute();
    await db.schema
      .createTable("staff_links")
      .addColumn("hash", "text", (c) => c.primaryKey())
      .addColumn("person", "text", (c) => c.notNull())
      .addColumn("purpose", "text", (c) => c.notNull())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("staff_sessions")
      .addColumn("hash", "text", (c) => c.primaryKey())
      .addColumn("person", "text", (c) => c.notNull())
      .addColumn("device", "text", (c) => c.notNull())
      .addColumn("created_at", "bigint", (c) => c.notNull())
      .addColumn("seen_at", "bigint", (c) => c.notNull())
      .execute();
    await db.schema
      .createTable("staff_challenges")
      .addColumn("hash", "text", (c) => c.primaryKey())
      .addColumn("expires_at", "bigint", (c) => c.notNull())
      .execute();
    for (const table of ["staff_passkeys", "staff_links", "staff_sessions"]) {
      await db.schema.createIndex(`${table}_person`).on(table).column("person").execute();
    }
    await db.schema.alterTable("leads").addColumn("assigned_to", "text").execute();
    await db.schema.alterTable("leads").addColumn("snoozed_until", "bigint").execute();
  },
};
