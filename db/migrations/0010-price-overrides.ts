import type { Kysely } from "kysely";
import { priceOverrides } from "#content/plans.ts";
import type { Schema } from "#db/schema/schema.ts";
import type { Migration } from "#db/drivers/migration.ts";

/** Prices that visitors see instead of a plan's own. */
export const priceOverrideRows: Migration = {
  name: "0010-price-overrides",
  tables: ["price_overrides"],
  async up({ db }) {
    await db.schema
      .createTable("price_overrides")
      .addColumn("plan", "text", (c) => c.primaryKey())
      .addColumn("price", "text", (c) => c.notNull())
      .execute();
    await seedPriceOverrides(db);
  },
};

/** Also called after restoring a backup of an earlier version. */
export async function seedPriceOverrides(db: Kysely<Schema>): Promise<void> {
  for (const [plan, price] of priceOverrides)
    await db.insertInto("price_overrides").values({ plan, price }).execute();
}
