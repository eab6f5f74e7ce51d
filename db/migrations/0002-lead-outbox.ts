import { sql } from "kysely";
import type { Migration } from "#db/drivers/migration.ts";

/** Unique fingerprints, and a separate lease for the e-mail. */
export const leadOutbox: Migration = {
  name: "0002-lead-outbox",
  tables: [],
  async up({ db }) {
    for (const [column, type] of [
      ["queued_at", "bigint"],
      ["landing_page", "text"],
      ["email_lease_owner", "text"],
      ["email_queued_at", "bigint"],
      ["email_delivered_at", "bigint"],
    ] as const) {
      await sql`alter table leads add column ${sql.ref(column)} ${sql.raw(type)}`.execute(db);
    }
    // Existing leads may share a fingerprint, so each gets a unique one.
    await sql`update leads set fingerprint = fingerprint || ':' || id`.execute(db);
    await db.schema.dropIndex("leads_fingerprint").execute();
    await db.schema.createIndex("leads_fingerprint").on("leads").column("fingerprint").unique().execute();
    await db.schema
      .createIndex("leads_by_email")
      .on("leads")
      .expression(sql`lower(email)`)
      .execute();
  },
};
