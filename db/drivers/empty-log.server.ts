import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { log } from "#config/log.server.ts";
import type { Database } from "./database.server.ts";

const ATTEMPTS = 50;
const PAUSE_MS = 200;

/**
 * Empties SQLite's write-ahead log, which keeps the text of deleted rows. It waits for other processes that read or write.
 * Call it after the transaction that deletes. It does not throw.
 */
export async function emptyLog({ kind, kysely }: Database): Promise<void> {
  if (kind !== "sqlite") return;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
      if (rows[0]?.busy === 0) return;
      await sleep(PAUSE_MS);
    }
    throw new Error("the database was in use");
  } catch (error) {
    log.warn(
      { err: error },
      "the write-ahead log still holds erased messages; a restart of the site empties it",
    );
  }
}
