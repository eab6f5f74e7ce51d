import { sql } from "kysely";
import { priceOverrides } from "#content/plans.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { sampleRows } from "#db/sample/sample.server.ts";
import { BUCKETS } from "#pictures/store/picture-key.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { samplePicturesIn } from "#pictures/store/sample-pictures.server.ts";
import { backupTables } from "./backup-tables.ts";
import { count } from "#domain/text.ts";

/** The site's own records and sign-ins: nothing that the gym has entered. */
const bookkeeping = new Set([
  "imports",
  "sample_rows",
  "settings",
  "daily_counts",
  "changes",
  "audit_entries",
  "audit_changes",
  "staff_people",
  "staff_passkeys",
]);

/** Everything that is not sample data: '3 rows of leads', '12 pictures'. */
export async function ownData(db: Database, store: PictureStore | null): Promise<string[]> {
  const samples = Map.groupBy(await sampleRows(db), ({ table }) => table);
  const counts: string[] = [];
  for (const table of backupTables) {
    if (bookkeeping.has(table)) continue;
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.id(table)}`.execute(db.kysely);
    const initial = table === "price_overrides" ? await countInitialOverrides(db) : 0;
    const own = Number(rows[0]?.n) - (samples.get(table)?.length ?? 0) - initial;
    if (own > 0) counts.push(`${count(own, "row")} of ${table}`);
  }
  if (!store) return counts;
  const sample = new Set(await samplePicturesIn(store));
  let pictures = 0;
  for (const bucket of BUCKETS) {
    const names = await store.names(bucket).catch(() => []);
    pictures += names.filter((name) => !sample.has(`${bucket}/${name}`)).length;
  }
  return pictures > 0 ? [...counts, count(pictures, "picture")] : counts;
}

/** Counts the overrides that every new database starts with. */
async function countInitialOverrides({ kysely }: Database): Promise<number> {
  const rows = await kysely.selectFrom("price_overrides").selectAll().execute();
  return rows.filter(({ plan, price }) => priceOverrides.get(plan) === price).length;
}
