import { brand } from "#content/site.ts";
import { DatabaseError, Pool, type PoolClient, types } from "pg";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { log } from "#config/log.server.ts";
import { inStead, type ReadOnly } from "./read-only.server.ts";

const CONNECT_MS = 2_000;
const STATEMENT_MS = 10_000;
const BIGINT = 20;

export interface SteadyPool extends PostgresPool {
  searchPath?: string;
  readOnly?: ReadOnly;
}

/** A pool whose broken connections leave it by themselves, so that a database which comes back is used at once. */
export function openPool(databaseUrl: string): SteadyPool {
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
  // The pool listens to idle connections only. One that breaks in other hands, between two queries, would otherwise
  // end the process; the next query on it fails, and that is enough.
  pool.on("connect", (client) => client.on("error", () => {}));
  const steady: SteadyPool = {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = guarded(await pool.connect(), () => steady.readOnly);
      if (!steady.searchPath) return client;
      try {
        await client.query(`set search_path to ${steady.searchPath}`, []);
      } catch (error) {
        client.release();
        throw error;
      }
      return client;
    },
  };
  return steady;
}

/** A query that got no answer leaves its connection in an unknown state: it must not go back into the pool. */
function guarded(client: PoolClient, readOnly: () => ReadOnly | undefined): PostgresPoolClient {
  let broken = false;
  const ask = client.query.bind(client) as (sql: string, parameters: readonly unknown[]) => Promise<unknown>;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const limits = readOnly();
    const answer = limits && inStead(limits, sql);
    if (answer) return answer;
    try {
      return await ask(sql, parameters);
    } catch (error) {
      // The server names its own errors by a five-letter code; those that end the session are of class 57P.
      const code = error instanceof DatabaseError ? (error.code ?? "") : "";
      if (code === "" || code.startsWith("57P")) broken = true;
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || broken),
  };
}
