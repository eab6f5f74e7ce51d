import type { Migration } from "#db/drivers/migration.ts";

/** Which senders are coming to an event, and with how many people. */
export const eventSignups: Migration = {
  name: "0014-event-signups",
  tables: [],
  async up({ db }) {
    await db.schema.alterTable("leads").addColumn("event_id", "text").execute();
    await db.schema.alterTable("leads").addColumn("coming", "integer").execute();
    await db.schema.createIndex("leads_event").on("leads").column("event_id").execute();
  },
};
