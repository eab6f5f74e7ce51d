import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { log } from "#log";
import { DatabaseRefused } from "./database-refused.server.ts";

/**
 * The database file, known by its inode: when another file takes its place under a running server, or none,
 * open connections would go on writing to a file that no one will ever see again.
 */
export class SqliteFile {
  readonly path: string;
  /** Grows each time that another file is found in the place of the one before. */
  generation = 0;
  #identity: string | undefined;
  #wal: string | undefined;

  constructor(path: string) {
    this.path = path;
  }

  /** Looks whether the file is still the one that was opened; throws while it is gone. */
  check(): void {
    const now = identityOf(this.path);
    if (this.#identity === undefined || now === this.#identity) return;
    if (now === undefined) {
      throw new Error(
        `The database file ${this.path} is gone. Put it back, or restart the site to begin with an empty one.`,
      );
    }
    log.warn({ path: this.path }, "another database file has taken the place of the one in use: opening it");
    this.#setAsideLeftovers();
    this.#identity = now;
    this.generation += 1;
  }

  open(): DatabaseSync {
    if (this.#identity === undefined) this.#create();
    const database = new DatabaseSync(this.path, { timeout: 0 });
    try {
      database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
      database.prepare("select count(*) from sqlite_master").get();
      this.#wal ??= identityOf(`${this.path}-wal`);
      return database;
    } catch (error) {
      database.close();
      throw isDamage(error) ? damaged(this.path, error) : error;
    }
  }

  #create() {
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      closeSync(openSync(this.path, "a", 0o600));
    } catch (error) {
      throw new DatabaseRefused(
        `The database file ${this.path} can't be opened (${(error as Error).message}). ` +
          `Give the site the right to write there, or set DATA_DIR to a folder where it has it.`,
      );
    }
    this.#identity = identityOf(this.path);
  }

  /** The old file's write-ahead log would be played into the new file: move it out of the way. */
  #setAsideLeftovers() {
    const wal = `${this.path}-wal`;
    if (this.#wal !== undefined && identityOf(wal) === this.#wal) {
      renameSync(wal, `${wal}.left-behind-${Date.now()}`);
      rmSync(`${this.path}-shm`, { force: true });
    }
    this.#wal = undefined;
  }
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return code === SQLITE_BUSY || code === SQLITE_LOCKED;
}

export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

/** SQLite's primary result code is the lowest byte of the extended one. */
function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

export function damaged(path: string, cause: unknown): DatabaseRefused {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseRefused(
    `The database file ${path} is damaged (${why}). Nothing was changed. Restore a backup with ` +
      `\`npm run gym -- restore FILE --replace\`, or move the file away to begin with an empty one.`,
  );
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
