import { join } from "node:path";
import {
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { log } from "#config/log.server.ts";
import { DatabaseRefused } from "./database-refused.server.ts";
import { isThere, ownTables } from "./migrate.server.ts";
import type { DatabaseKind } from "./migration.ts";
import { explainPostgres, MAY_NOT, schemaRefused } from "./postgres-refusal.server.ts";
import { type ReadOnly, readOnlyRole } from "./read-only.server.ts";
import type { Schema } from "#db/schema/schema.ts";
import { SqliteDriver } from "./sqlite-driver.server.ts";
import { damaged, isDamage, SqliteFile } from "./sqlite-file.server.ts";

/** What differs between the two databases, and nothing else. */
export interface Engine {
  kind: DatabaseKind;
  /** For people: the file, or the address without its password. */
  location: string;
  driver: Driver;
  dialect: (driver: Driver) => Dialect;
  /** Changes when another database has come into the place of the one prepared. */
  generation: () => number;
  /** Looks the database over before the schema is brought up to date; says so where it may only be read. */
  inspect: (kysely: Kysely<Schema>) => Promise<ReadOnly | null>;
  /** Turns an error that only a person can mend into one that says how. */
  explain: (error: unknown) => unknown;
}

export function sqliteEngine(dataDir: string): Engine {
  const file = new SqliteFile(join(dataDir, "site.sqlite"));
  return {
    kind: "sqlite",
    location: file.path,
    driver: new SqliteDriver(file),
    dialect: (driver) => ({
      createDriver: () => driver,
      createAdapter: () => new ManyConnections(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    }),
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
      isDamage(error) ? damaged(file.path, error) : (foreignTable(error, file.path) ?? error),
  };
}

/** A table of somebody else's stands where ours belongs; a file has no second schema for it. */
function foreignTable(error: unknown, path: string): DatabaseRefused | null {
  const [, table] =
    /^table "?(\w+)"? already exists$/.exec(error instanceof Error ? error.message : "") ?? [];
  if (!table) return null;
  return new DatabaseRefused(
    `The database file ${path} has a table ${table} that is not the site's. Nothing was changed. Rename it ` +
      `(sqlite3 ${path} 'alter table ${table} rename to ${table}_before'), or set DATA_DIR to a folder of the site's own.`,
  );
}

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

const OWN_SCHEMA = "evo_site";

export function postgresEngine(databaseUrl: string): Engine {
  // Fetched when it is needed: without PostgreSQL its driver takes no memory.
  const opened = import("./postgres-pool.server.ts").then(({ openPool }) => openPool(databaseUrl));
  const address = new URL(databaseUrl);
  const location = `${address.protocol}//${address.host}${address.pathname}`;
  return {
    kind: "postgres",
    location,
    driver: new PostgresDialect({ pool: () => opened }).createDriver(),
    dialect: (driver) => ({
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    }),
    generation: () => 0,
    inspect: async (kysely) => {
      const pool = await opened;
      const readOnly = await readOnlyRole(kysely, OWN_SCHEMA);
      pool.readOnly = readOnly ?? undefined;
      if (readOnly?.complete === false || !(await needsOwnSchema(kysely))) return readOnly;
      const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(
        kysely,
      );
      const path = rows[0]?.path || "public";
      pool.searchPath = path.startsWith(OWN_SCHEMA) ? path : `${OWN_SCHEMA}, ${path}`;
      return readOnly;
    },
    explain: (error) => explainPostgres(error, location, decodeURIComponent(address.username)),
  };
}

/** Somebody else's tables have our names ('leads', 'events'): ours go into a schema of their own, theirs stay as they are. */
async function needsOwnSchema(kysely: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{
    name: string | null;
  }>`select to_regclass(${`${OWN_SCHEMA}.site_migrations`})::text as name`.execute(kysely);
  if (rows[0]?.name) return true;
  if (await isThere(kysely, "postgres", "site_migrations")) return false;
  for (const table of ownTables) {
    if (!(await isThere(kysely, "postgres", table))) continue;
    // A process that began at the same moment may have made it just now.
    if (await isThere(kysely, "postgres", "site_migrations")) return false;
    await makeOwnSchema(kysely, table);
    log.info(
      { table },
      `the database has a table of that name already: the site's own tables are in the schema ${OWN_SCHEMA}`,
    );
    return true;
  }
  return false;
}

async function makeOwnSchema(kysely: Kysely<Schema>, table: string) {
  try {
    await sql`create schema if not exists ${sql.id(OWN_SCHEMA)}`.execute(kysely);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === MAY_NOT) throw await schemaRefused(kysely, table);
    // Two at the same moment: the second is told of a duplicate all the same.
    if (code !== "23505") throw error;
  }
}
