import { log } from "#config/log.server.ts";
import { type Database, leadsDatabase } from "#db/drivers/database.server.ts";
import { sumUp, vitalNames, visitKinds, type VisitKind, type VitalSum } from "#domain/visits.ts";
import { sql } from "kysely";
import { gymDay } from "#content/gym-clock.ts";

const WRITE_EVERY_MS = 5_000;
/** More than all combinations of page, kind and source. Further counts are dropped. */
const MAX_WAITING = 5_000;

/** Collects counts in memory and writes them together, so that a visit does not cost a write. */
export class VisitCounts {
  readonly #db: () => Database;
  #waiting = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: () => Database) {
    this.#db = db;
  }

  get waiting() {
    return this.#waiting.size;
  }

  add(counts: readonly Omit<Count, "count">[]) {
    for (const count of counts) this.#put({ ...count, count: 1 });
    if (this.#waiting.size === 0) return;
    this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** Writes all counts. After a failure they wait for the next write. */
  async write(now = new Date()): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (counts.length === 0) return;
    try {
      await addCounts(this.#db(), counts, now);
    } catch (error) {
      log.warn({ err: error }, "could not write the visit counts; the next write retries");
      for (const count of counts) this.#put(count);
      this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
    }
  }

  #put(count: Count) {
    const key = [count.kind, count.name, count.source].join("\n");
    const before = this.#waiting.get(key);
    if (!before && this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(key, { ...count, count: count.count + (before?.count ?? 0) });
  }
}

export type VisitReport = {
  /** Sums by kind and source: { kind: 'call', source: 'search', count: 12 }. */
  bySource: { kind: VisitKind; source: string; count: number }[];
  /** Sums by kind and page, highest first. */
  byPage: { kind: VisitKind; page: string; count: number }[];
  /** Sums by kind and day. */
  byDay: { kind: VisitKind; day: string; count: number }[];
  vitals: VitalSum[];
};

/** Visits between two days, both included, for `gym report`. */
export async function readVisitReport(db: Database, firstDay: string, lastDay: string): Promise<VisitReport> {
  const rows = (await readCounts(db, firstDay, lastDay)).map((row) => ({ ...row, count: Number(row.count) }));
  const visits = visitKinds.flatMap((kind) => {
    const matching = rows.filter((row) => row.kind === kind);
    return matching.map(({ day, name, source, count }) => ({ kind, day, page: name, source, count }));
  });
  return {
    bySource: sums(visits, ({ kind, source }) => ({ kind, source })),
    byPage: sums(visits, ({ kind, page }) => ({ kind, page })),
    byDay: sums(visits, ({ kind, day }) => ({ kind, day })),
    vitals: vitalNames.map((vital) => {
      const buckets = new Map<string, number>();
      for (const { kind, source, count } of rows) {
        if (kind === vital) buckets.set(source, (buckets.get(source) ?? 0) + count);
      }
      return sumUp(vital, buckets);
    }),
  };
}

function sums<Row extends { count: number }, Key extends object>(
  rows: readonly Row[],
  toKey: (row: Row) => Key,
) {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(toKey(row)));
  return [...groups.values()]
    .map((same) => ({ ...toKey(same[0]!), count: same.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.count - a.count);
}

export interface Count {
  kind: string;
  name: string;
  source: string;
  count: number;
}

/** Adds to today's counts in one statement. They do not identify visitors. */
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

/** The counts of this process. The server writes them before it stops. */
export const visits = new VisitCounts(leadsDatabase);
