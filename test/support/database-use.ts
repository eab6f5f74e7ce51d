import { vi } from "vitest";
import type { Database } from "#db/drivers/database.server.ts";

/** How many queries the database is asked. */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  db.onQuery = () => (count += 1);
  await work();
  delete db.onQuery;
  return count;
}

/** How many rows the database hands out. */
export async function countRows(db: Database, work: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(db.kysely.getExecutor(), "executeQuery");
  await work();
  const results = await Promise.all(queries.mock.results.map(({ value }) => value));
  queries.mockRestore();
  return results.reduce((sum, { rows }) => sum + rows.length, 0);
}
