import type { Migration } from "#db/drivers/migration.ts";

/** Removes the sample link to TikTok, which was not shown before and would show now. */
export const noSampleTiktok: Migration = {
  name: "0009-no-sample-tiktok",
  tables: [],
  async up({ db }) {
    await db
      .updateTable("gym_settings")
      .set({ value: "none" })
      .where("name", "=", "tiktok")
      .where("value", "=", "https://www.tiktok.com/@evofitness.example")
      .execute();
  },
};
