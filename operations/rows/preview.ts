import type { Database } from "#db/drivers/database.server.ts";
import { applyWithin } from "./apply.ts";
import { isNothing } from "./difference.ts";
import type { Edit } from "./edit.ts";

/** What `look` sees with the change made. Nothing of it stays, and nobody else sees it. */
export async function withChange<T>(
  db: Database,
  { subject, wanted, shown }: Edit,
  look: (changed: Database) => Promise<T>,
): Promise<T> {
  const seen = new Seen<T>();
  try {
    await db.kysely.transaction().execute(async (trx) => {
      const change = { subject, wanted, shown, summary: "", fileName: null };
      if (!isNothing(shown)) await applyWithin({ kysely: trx, kind: db.kind }, change);
      seen.what = await look({ ...db, kysely: trx });
      throw seen;
    });
  } catch (error) {
    if (error !== seen) throw error;
  }
  return seen.what!;
}

/** Thrown so that the transaction is rolled back. */
class Seen<T> extends Error {
  what?: T;
}
