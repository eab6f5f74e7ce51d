import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { isBusy, type SqliteFile } from "./sqlite-file.server.ts";

const MAX_CONNECTIONS = 8;
/** Cached per connection. */
const MAX_PREPARED = 200;
const LOCK_TIMEOUT_MS = 10_000;

/**
 * A pool of connections to one file. `node:sqlite` is synchronous, so SQLite must not wait for locks: that would block the
 * event loop. A statement that finds the file locked is retried after a short sleep.
 */
export class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #prepare: () => Promise<void>;
  readonly #idle: SqliteConnection[] = [];
  readonly #waiting: (() => void)[] = [];
  #inUse = 0;
  #closed = false;

  /** `prepare` runs before a connection is used. */
  constructor(file: SqliteFile, prepare = async () => {}) {
    this.#file = file;
    this.#prepare = prepare;
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#prepare();
    if (this.#inUse < MAX_CONNECTIONS) this.#inUse += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await retryWhileLocked(() => this.#takeIdle() ?? new SqliteConnection(this.#file));
    } catch (error) {
      this.#freeSlot();
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection) {
    const released = connection as SqliteConnection;
    if (released.isCurrent() && !this.#closed) this.#idle.push(released);
    else released.close();
    this.#freeSlot();
  }

  #takeIdle(): SqliteConnection | undefined {
    this.#file.check();
    for (let next = this.#idle.pop(); next; next = this.#idle.pop()) {
      if (next.isCurrent()) return next;
      next.close();
    }
    return undefined;
  }

  #freeSlot() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inUse -= 1;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    // Takes the write lock first: a transaction that starts with a read may fail to get it later.
    const begin = settings.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    (connection as SqliteConnection).rollback();
  }

  async destroy() {
    this.#closed = true;
    for (const connection of this.#idle.splice(0)) connection.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #database: DatabaseSync;
  readonly #generation: number;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#database = file.open();
    this.#generation = file.generation;
  }

  /** Whether its file is still the one at this path. */
  isCurrent(): boolean {
    return this.#generation === this.#file.generation;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters as SQLInputValue[];
    const result = await retryWhileLocked(() => this.#run<R>(sql, values));
    // The write may have gone to a file that was just replaced. Then it must not be acknowledged.
    if (!this.#database.isTransaction) this.#refuseIfReplaced();
    return result;
  }

  #run<R>(sql: string, values: SQLInputValue[]): QueryResult<R> {
    const statement = this.#prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
    const statement = this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }

  #refuseIfReplaced() {
    this.#file.check();
    if (this.isCurrent()) return;
    throw new Error("the database file was replaced during this operation; nothing was saved");
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(sql).iterate(...(parameters as SQLInputValue[]))) {
      yield { rows: [row as R] };
    }
  }

  /** SQLite may have rolled back already (disk full). */
  rollback() {
    if (this.#database.isTransaction) this.#database.exec("rollback");
  }

  close() {
    this.#database.close();
  }
}

async function retryWhileLocked<T>(operation: () => T): Promise<T> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return operation();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await sleep(4 + Math.random() * 16);
  }
}
