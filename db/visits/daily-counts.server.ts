import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";

export interface Count {
  kind: string;
  name: string;
  source: string;
  count: number;
}

/** Adds to today's counts, all in one statement; nothing in them tells one visitor from another. */
export async function addCounts(db: Database, counts: readonly Count[], now: Date): Promise<void> {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const key = JSON.stringify([count.kind, count.name, count.source]);
    sums.set(key, { ...count, count: count.count + (sums.get(key)?.count ?? 0) });
  }
  if (sums.size === 0) return;
  const day = gymDay(now);
  await db.kysely
    .insertInto("daily_counts")
    .values([...sums.values()].map((sum) => ({ day, ...sum })))
    .onConflict((conflict) =>
      conflict
        .columns(["day", "kind", "name", "source"])
        .doUpdateSet({ count: sql<number>`daily_counts.count + excluded.count` }),
    )
    .execute();
}

/** Both days included. */
export async function readCounts(db: Database, firstDay: string, lastDay: string) {
  return db.kysely
    .selectFrom("daily_counts")
    .selectAll()
    .where("day", ">=", firstDay)
    .where("day", "<=", lastDay)
    .orderBy("day")
    .orderBy("kind")
    .orderBy("name")
    .orderBy("source")
    .execute();
}
