import type { Migration } from "#db/drivers/migration.ts";

/** The event that a sender is coming to, apart from the event that the message is about. */
export const comingTo: Migration = {
  name: "0024-coming-to",
  tables: [],
  async up({ db }) {
    await db.schema.alterTable("leads").addColumn("coming_to", "text").execute();
  },
};
