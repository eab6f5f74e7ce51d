import { join } from "node:path";
import { sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { DatabaseRefused, type Engine } from "./engine.ts";

import { SqliteDriver } from "./sqlite-driver.server.ts";
import { damaged, isDamage, SqliteFile } from "./sqlite-file.server.ts";

export function sqliteEngine(dataDir: string): Engine {
  const file = new SqliteFile(join(dataDir, "site.sqlite"));
  const drivers: SqliteDriver[] = [];
  return {
    kind: "sqlite",
    location: file.path,
    dialect: (prepare) => {
      const driver = new SqliteDriver(file, prepare);
      drivers.push(driver);
      return {
        createDriver: () => driver,
        createAdapter: () => new PooledSqliteAdapter(),
        createQueryCompiler: () => new SqliteQueryCompiler(),
        createIntrospector: (db) => new SqliteIntrospector(db),
      };
    },
    generation: () => {
      file.check();
      return file.generation;
    },
    inspect: async (kysely) => {
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(kysely);
      if (rows[0]?.quick_check !== "ok") throw damaged(file.path, rows[0]?.quick_check);
      return null;
    },
    explain: (error) =>
      isDamage(error) ? damaged(file.path, error) : (explainForeignTable(error, file.path) ?? error),
    close: async () => {
      await Promise.all(drivers.map((driver) => driver.destroy()));
    },
  };
}

/** Kysely's own adapter lets one query run at a time. */
class PooledSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Another program's table has the name of one of ours. Unlike PostgreSQL, a file has no second schema for it. */
function explainForeignTable(error: unknown, path: string): DatabaseRefused | null {
  const [, table] =
    /^table "?(\w+)"? already exists$/.exec(error instanceof Error ? error.message : "") ?? [];
  if (!table) return null;
  return new DatabaseRefused(
    `The database file ${path} has a table ${table} that is not the site's. Nothing was changed. Rename it ` +
      `(sqlite3 ${path} 'alter table ${table} rename to ${table}_before'), or set DATA_DIR to an empty folder.`,
  );
}
