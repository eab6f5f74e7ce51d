import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, type PoolClient, types } from "pg";
import { log } from "#config/log.server.ts";
import { brand } from "#content/site.ts";
import type { ReadOnly } from "./engine.ts";
import { answerReadOnly } from "./postgres-access.server.ts";

const CONNECT_MS = 2_000;
const STATEMENT_MS = 10_000;
const BIGINT = 20;

export interface SitePool extends PostgresPool {
  searchPath?: string;
  readOnly?: ReadOnly;
}

/** Removes broken connections, so that a restarted database is used immediately. */
export function openPool(databaseUrl: string): SitePool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 1_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: `${brand.key}-site`,
    types: {
      getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)),
    },
  });
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection broke"));
  // The pool handles errors of idle connections only. Without this, one that breaks while in use would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const sitePool: SitePool = {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = guard(await pool.connect(), () => sitePool.readOnly);
      if (!sitePool.searchPath) return client;
      try {
        await client.query(`set search_path to ${sitePool.searchPath}`, []);
      } catch (error) {
        client.release();
        throw error;
      }
      return client;
    },
  };
  return sitePool;
}

/** After a query without an answer, the state of a connection is unknown, so it must not return to the pool. */
function guard(client: PoolClient, readOnly: () => ReadOnly | undefined): PostgresPoolClient {
  let isBroken = false;
  const run = client.query.bind(client) as (sql: string, parameters: readonly unknown[]) => Promise<unknown>;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const access = readOnly();
    const answer = access && answerReadOnly(access, sql);
    if (answer) return answer;
    try {
      return await run(sql, parameters);
    } catch (error) {
      // Errors of the server have a five-letter code; those of class 57P end the session.
      const code = error instanceof DatabaseError ? (error.code ?? "") : "";
      if (code === "" || code.startsWith("57P")) isBroken = true;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || isBroken),
  };
}
