import { type Kysely, PostgresDialect, sql } from "kysely";
import { log } from "#config/log.server.ts";
import type { Engine } from "./engine.ts";
import { tableExists, ownTables } from "./migrate.server.ts";
import {
  explainPostgres,
  MISSING_RIGHT,
  mayNotCreateSchema,
  readOnlyAccess,
} from "./postgres-access.server.ts";
import type { Schema } from "#db/schema/schema.ts";

const OWN_SCHEMA = "evo_site";
const DUPLICATE = "23505";

export function postgresEngine(databaseUrl: string, setting: string): Engine {
  // Imported on demand: a site on SQLite never loads the PostgreSQL driver.
  const opened = import("./postgres-pool.server.ts").then(({ openPool }) => openPool(databaseUrl));
  const address = new URL(databaseUrl);
  const location = `${address.protocol}//${address.host}${address.pathname}`;
  return {
    kind: "postgres",
    location,
    dialect: (prepare) =>
      new PostgresDialect({
        pool: async () => {
          const pool = await opened;
          const connect = async () => {
            await prepare?.();
            return pool.connect();
          };
          return { ...pool, connect };
        },
      }),
    generation: () => 0,
    inspect: async (kysely) => {
      const pool = await opened;
      const readOnly = await readOnlyAccess(kysely, OWN_SCHEMA);
      pool.readOnly = readOnly ?? undefined;
      if (readOnly?.complete === false || !(await needsOwnSchema(kysely))) return readOnly;
      const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(
        kysely,
      );
      const path = rows[0]?.path || "public";
      pool.searchPath = path.startsWith(OWN_SCHEMA) ? path : `${OWN_SCHEMA}, ${path}`;
      return readOnly;
    },
    explain: (error) =>
      explainPostgres(error, { location, setting, role: decodeURIComponent(address.username) }),
    close: async () => (await opened).end(),
  };
}

/** If another program's tables have our names ('leads', 'events'), ours go into a separate schema. */
async function needsOwnSchema(kysely: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{
    name: string | null;
  }>`select to_regclass(${`${OWN_SCHEMA}.site_migrations`})::text as name`.execute(kysely);
  if (rows[0]?.name) return true;
  if (await tableExists(kysely, "postgres", "site_migrations")) return false;
  for (const table of ownTables) {
    if (!(await tableExists(kysely, "postgres", table))) continue;
    // Another process of ours may just have created it.
    if (await tableExists(kysely, "postgres", "site_migrations")) return false;
    await createOwnSchema(kysely, table);
    log.info(
      { table },
      `the database already has a table of that name; the site's own tables are in the schema ${OWN_SCHEMA}`,
    );
    return true;
  }
  return false;
}

async function createOwnSchema(kysely: Kysely<Schema>, table: string) {
  try {
    await sql`create schema if not exists ${sql.id(OWN_SCHEMA)}`.execute(kysely);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === MISSING_RIGHT) throw await mayNotCreateSchema(kysely, table);
    // If two processes create it at the same time, one gets this error despite 'if not exists'.
    if (code !== DUPLICATE) throw error;
  }
}
