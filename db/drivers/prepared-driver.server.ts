import type { DatabaseConnection, Driver, QueryCompiler, TransactionSettings } from "kysely";

/** Hands out a connection only once the database behind it has been prepared: reachable, whole and migrated. */
export class PreparedDriver implements Driver {
  readonly #inner: Driver;
  readonly #prepare: () => Promise<void>;

  constructor(inner: Driver, prepare: () => Promise<void>) {
    this.#inner = inner;
    this.#prepare = prepare;
  }

  init() {
    return this.#inner.init();
  }

  async acquireConnection() {
    await this.#prepare();
    return this.#inner.acquireConnection();
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    return this.#inner.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection) {
    return this.#inner.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection) {
    return this.#inner.rollbackTransaction(connection);
  }

  async savepoint(connection: DatabaseConnection, name: string, compile: QueryCompiler["compileQuery"]) {
    await this.#inner.savepoint?.(connection, name, compile);
  }

  async rollbackToSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler["compileQuery"],
  ) {
    await this.#inner.rollbackToSavepoint?.(connection, name, compile);
  }

  async releaseSavepoint(
    connection: DatabaseConnection,
    name: string,
    compile: QueryCompiler["compileQuery"],
  ) {
    await this.#inner.releaseSavepoint?.(connection, name, compile);
  }

  releaseConnection(connection: DatabaseConnection) {
    return this.#inner.releaseConnection(connection);
  }

  destroy() {
    return this.#inner.destroy();
  }
}
