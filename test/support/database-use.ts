import { vi } from "vitest";
import type { Database } from "#db/drivers/database.server.ts";

/** Counts the queries of `work`. */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  db.onQuery = () => (count += 1);
  await work();
  delete db.onQuery;
  return count;
}

/** Counts the rows that `work` reads. */
export async function countRows(db: Database, work: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(db.kysely.getExecutor(), "executeQuery");
  await work();
  const results = await Promise.all(queries.mock.results.map(({ value }) => value));
  queries.mockRestore();
  return results.reduce((sum, { rows }) => sum + rows.length, 0);
}
