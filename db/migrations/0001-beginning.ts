import { sql } from "kysely";
import type { Migration, MigrationTools } from "#db/drivers/migration.ts";

/** Our tables, and the contract tables that do not exist yet. */
export const beginning: Migration = {
  name: "0001-beginning",
  tables: [
    "leads",
    "events",
    "challenges",
    "testimonials",
    "holiday_hours",
    "announcement",
    "imports",
    "sample_rows",
    "daily_counts",
    "settings",
  ],
  async up(tools) {
    await createContractTables(tools);
    await createLeads(tools);
    await createContent(tools);
    await createRecords(tools);
  },
};

async function createContractTables({ db, kind, hasTable }: MigrationTools) {
  if (!(await hasTable("Evo Membership Plans"))) {
    await sql`create table "Evo Membership Plans" ("Plan Name" text, "Term" text, "Price" text, "URL" text)`.execute(
      db,
    );
  }
  if (!(await hasTable("Evo trainers"))) {
    await sql`create table "Evo trainers" ("Name" text, "Role" text, "bio" text)`.execute(db);
  }
  if (!(await hasTable("tour_images"))) {
    await db.schema
      .createTable("tour_images")
      .addColumn("id", "integer", (id) =>
        kind === "sqlite" ? id.primaryKey() : id.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn("image_number", "integer")
      .addColumn("alt_text", "text")
      .addColumn("display_order", "integer")
      .execute();
  }
}

async function createLeads({ db }: MigrationTools) {
  await db.schema
    .createTable("leads")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("interest", "text", (c) => c.notNull())
    .addColumn("first_name", "text")
    .addColumn("last_name", "text")
    .addColumn("timestamp", "text", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("source_url", "text", (c) => c.notNull())
    .addColumn("user_agent", "text", (c) => c.notNull())
    .addColumn("page", "text")
    .addColumn("referrer", "text")
    .addColumn("utm_source", "text")
    .addColumn("utm_medium", "text")
    .addColumn("utm_campaign", "text")
    .addColumn("utm_term", "text")
    .addColumn("utm_content", "text")
    .addColumn("heard_from", "text")
    .addColumn("consent_version", "text")
    .addColumn("fingerprint", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().defaultTo("waiting"))
    .addColumn("quarantine_reason", "text")
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("next_try_at", "bigint")
    .addColumn("lease_until", "bigint")
    .addColumn("lease_owner", "text")
    .addColumn("last_error", "text")
    .addColumn("delivered_at", "bigint")
    .addColumn("email_state", "text")
    .addColumn("email_attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("email_next_try_at", "bigint")
    .addColumn("email_lease_until", "bigint")
    .addColumn("email_last_error", "text")
    .addColumn("answered_at", "bigint")
    .addColumn("answered_note", "text")
    .execute();
  await db.schema.createIndex("leads_created_at").on("leads").columns(["created_at", "id"]).execute();
  await db.schema.createIndex("leads_due").on("leads").columns(["state", "next_try_at"]).execute();
  await db.schema
    .createIndex("leads_email_due")
    .on("leads")
    .columns(["email_state", "email_next_try_at"])
    .execute();
  await db.schema
    .createIndex("leads_fingerprint")
    .on("leads")
    .columns(["fingerprint", "created_at"])
    .execute();
}

async function createContent({ db }: MigrationTools) {
  await db.schema
    .createTable("events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("starts", "text", (c) => c.notNull())
    .addColumn("ends", "text", (c) => c.notNull())
    .addColumn("location", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("image", "text")
    .addColumn("capacity", "integer")
    .addColumn("capacity_note", "text")
    .addColumn("status", "text", (c) => c.notNull().defaultTo("planned"))
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("challenges")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("month", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("testimonials")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("given_on", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addColumn("rating", "integer", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("holiday_hours")
    .addColumn("day", "text", (c) => c.primaryKey())
    .addColumn("label", "text", (c) => c.notNull())
    .addColumn("opens", "text")
    .addColumn("closes", "text")
    .execute();
  await db.schema
    .createTable("announcement")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("words", "text", (c) => c.notNull())
    .addColumn("link_label", "text")
    .addColumn("link_url", "text")
    .addColumn("first_day", "text")
    .addColumn("last_day", "text")
    .execute();
}

async function createRecords({ db }: MigrationTools) {
  await db.schema
    .createTable("imports")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("file_name", "text")
    .addColumn("summary", "text", (c) => c.notNull())
    .addColumn("rows_before", "text", (c) => c.notNull())
    .addColumn("rows_after", "text", (c) => c.notNull())
    .addColumn("undone_at", "bigint")
    .execute();
  await db.schema
    .createTable("sample_rows")
    .addColumn("table_name", "text", (c) => c.notNull())
    .addColumn("row_key", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("sample_rows_key", ["table_name", "row_key"])
    .execute();
  await db.schema
    .createTable("daily_counts")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("count", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("daily_counts_key", ["day", "kind", "name", "source"])
    .execute();
  await db.schema
    .createTable("settings")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
}
