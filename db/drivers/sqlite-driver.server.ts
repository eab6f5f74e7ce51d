import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { log } from "#config/log.server.ts";
import { busy, type SqliteFile } from "./sqlite-file.server.ts";
import { whenFree } from "./when-free.server.ts";

const MOST_CONNECTIONS = 8;
/** Statements that a connection keeps ready. */
const PREPARED = 200;
/** How long a log that was taken away may go unnoticed while nobody asks for anything. */
const LOOK_EVERY_MS = 250;

/**
 * A few connections to one file: readers never wait for a writer (WAL), and a writer that finds the file
 * locked by another process tries again between the visitors' requests instead of blocking them.
 */
export class SqliteDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #idle: SqliteConnection[] = [];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];
  readonly #looks: NodeJS.Timeout;
  #count = 0;
  #closed = false;

  constructor(file: SqliteFile) {
    this.#file = file;
    this.#looks = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return whenFree(() => this.#take());
  }

  /** All in one go: between the look at the log and the opening nobody may take it away unseen. */
  #take(): SqliteConnection | Promise<SqliteConnection> {
    this.#check();
    for (let spare = this.#idle.pop(); spare; spare = this.#idle.pop()) {
      if (spare.isCurrent()) return spare;
      this.#drop(spare);
    }
    if (this.#count >= MOST_CONNECTIONS) return new Promise((resolve) => this.#waiting.push(resolve));
    const opened = new SqliteConnection(this.#file.open(), this.#file);
    this.#count += 1;
    return opened;
  }

  async releaseConnection(connection: DatabaseConnection) {
    const mine = connection as SqliteConnection;
    const next = this.#waiting.shift();
    if (next) next(mine);
    else if (mine.isCurrent() && !this.#closed) this.#idle.push(mine);
    else this.#drop(mine);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    // Taking the write lock at once: a transaction that begins by reading could lose it half-way.
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
    clearInterval(this.#looks);
    for (const connection of this.#idle.splice(0)) this.#drop(connection);
  }

  /** The file, and its log: a new connection beside old ones would mix a new log with the old one's index. */
  #check() {
    this.#file.check();
    if (!this.#file.log.isLost()) return;
    if (this.#idle.length < this.#count) throw busy(LOG_LOST);
    this.#idle.find((connection) => connection.isCurrent())?.saveLog();
    for (const connection of this.#idle.splice(0)) this.#drop(connection);
    this.#file.log.forget();
    log.warn({ path: this.#file.path }, "the write-ahead log was taken away; what was in it has been saved");
  }

  #look() {
    try {
      this.#check();
      this.#idle.find((connection) => connection.isCurrent())?.bringIn();
    } catch {
      // Whoever asks next is told.
    }
  }

  #drop(connection: SqliteConnection) {
    this.#count -= 1;
    connection.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #file: SqliteFile;
  readonly #generation: number;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(database: DatabaseSync, file: SqliteFile) {
    this.#database = database;
    this.#file = file;
    this.#generation = file.generation;
  }

  isCurrent(): boolean {
    return this.#generation === this.#file.generation;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters as SQLInputValue[];
    const isLoneWrite = WRITE.test(sql) && !this.#database.isTransaction;
    const result = await whenFree(() =>
      isLoneWrite ? this.#underLock(() => this.#run<R>(sql, values)) : this.#run<R>(sql, values),
    );
    if (isLoneWrite || sql === "commit") this.#file.log.hasNews = true;
    // Committed into a log that was taken away in this very moment: nobody is told before it is safe.
    if (!this.#database.isTransaction && this.#file.log.isLost()) await whenFree(() => this.saveLog());
    return result;
  }

  #run<R>(sql: string, values: SQLInputValue[]): QueryResult<R> {
    this.#refuseIfReplaced();
    const statement = this.#prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  /** Between the look at the log and the write, another server could bring home a log that was taken away, and leave it. */
  #underLock<R>(write: () => R): R {
    this.#database.exec("begin immediate");
    try {
      const result = write();
      this.#database.exec("commit");
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= PREPARED) this.#prepared.clear();
    const made = this.#database.prepare(sql);
    this.#prepared.set(sql, made);
    return made;
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#database.prepare(sql).iterate(...(parameters as SQLInputValue[]))) {
      yield { rows: [row as R] };
    }
  }

  /** SQLite may have rolled back by itself (disk full): then there is nothing left to do. */
  rollback() {
    if (this.#database.isTransaction) this.#database.exec("rollback");
  }

  saveLog() {
    if (!this.#file.log.save(this.#database)) throw busy(LOG_LOST);
  }

  bringIn() {
    this.#file.log.bringIn(this.#database);
  }

  close() {
    this.#database.close();
  }

  #refuseIfReplaced() {
    this.#file.check();
    if (!this.isCurrent())
      throw new Error("the database file was replaced in the middle of this work: nothing was written");
    if (this.#file.log.isLost()) throw new Error(`${LOG_LOST}: nothing was written`);
  }
}

const WRITE = /^\s*(insert|update|delete)\b/i;

const LOG_LOST = "the write-ahead log was taken away in the middle of this work";
