import type { Migration } from "#db/drivers/migration.ts";

/** The film that plays over a picture that the gym has replaced. */
export const ownFilms: Migration = {
  name: "0021-own-films",
  tables: [],
  async up({ db }) {
    await db.schema.alterTable("site_pictures").addColumn("film", "text").execute();
  },
};
