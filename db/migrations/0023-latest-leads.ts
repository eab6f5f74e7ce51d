import { sql } from "kysely";
import type { Migration } from "#db/drivers/migration.ts";

/**
 * Finds the latest messages of a sender. Earlier ones, whose fingerprint is released, are not in the index, so a sender
 * of thousands of messages slows nobody down.
 */
export const latestLeads: Migration = {
  name: "0023-latest-leads",
  tables: [],
  async up({ db }) {
    await db.schema.dropIndex("leads_by_email").execute();
    await db.schema
      .createIndex("leads_latest")
      .on("leads")
      .expression(sql`lower(email)`)
      .where(sql<boolean>`fingerprint not like '%:%'`)
      .execute();
  },
};
