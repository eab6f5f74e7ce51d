import { randomUUID } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { log } from "#config/log.server.ts";
import { DatabaseRefused } from "./database-refused.server.ts";
import { identityOf, SqliteLog } from "./sqlite-log.server.ts";

/**
 * The database file, known by its inode: when another file takes its place under a running server, or none,
 * open connections would go on writing to a file that no one will ever see again.
 */
export class SqliteFile {
  readonly path: string;
  readonly log: SqliteLog;
  /** Grows each time that another file is found in the place of the one before. */
  generation = 0;
  #identity: string | undefined;

  constructor(path: string) {
    this.path = path;
    this.log = new SqliteLog(path);
  }

  /** Looks whether the file is still the one that was opened; throws while it is gone, or has lost all that was in it. */
  check(): void {
    if (this.#identity === undefined) return;
    const now = identityOf(this.path);
    if (now !== undefined) refuseIfEmpty(this.path);
    if (now === this.#identity) return;
    if (now === undefined) {
      throw new Error(
        `The database file ${this.path} is gone. Put it back, or restart the site to begin with an empty one.`,
      );
    }
    log.warn({ path: this.path }, "another database file has taken the place of the one in use: opening it");
    this.log.setAside();
    this.#identity = now;
    this.generation += 1;
  }

  open(): DatabaseSync {
    if (this.#identity === undefined) this.#begin();
    refuseIfEmpty(this.path);
    const database = new DatabaseSync(this.path, { timeout: 0 });
    try {
      database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
      database.prepare("select count(*) from sqlite_master").get();
      this.log.remember();
      return database;
    } catch (error) {
      database.close();
      throw isDamage(error) ? damaged(this.path, error) : error;
    }
  }

  #begin() {
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      if (!existsSync(this.path)) makeFile(this.path);
      accessSync(this.path, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new DatabaseRefused(
        `The database file ${this.path} can't be opened (${(error as Error).message}). ` +
          `Give the site the right to write there, or set DATA_DIR to a folder where it has it.`,
      );
    }
    this.#identity = identityOf(this.path);
  }
}

/** Made under another name: a crash half-way must not leave an empty file, which looks like one that has lost everything. */
function makeFile(path: string) {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    closeSync(openSync(draft, "wx", 0o600));
    const database = new DatabaseSync(draft);
    database.exec("pragma journal_mode = wal");
    database.close();
    linkSync(draft, path);
  } catch (error) {
    // Another process was quicker: its file is as good.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** SQLite itself would begin a new database in it, and the site would show sample data in place of the gym's. */
function refuseIfEmpty(path: string) {
  if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return;
  throw new DatabaseRefused(
    `The database file ${path} is empty: all that was in it is gone. Nothing was changed. ${wayOut("delete the file")}`,
  );
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

/** For what is tried again in a moment, as after SQLite's own word for it. */
export function busy(message: string): Error {
  return Object.assign(new Error(message), { errcode: SQLITE_BUSY });
}

/** SQLite's primary result code is the lowest byte of the extended one. */
function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

export function damaged(path: string, cause: unknown): DatabaseRefused {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseRefused(
    `The database file ${path} is damaged (${why}). Nothing was changed. ${wayOut("move the file away")}`,
  );
}

function wayOut(orElse: string): string {
  return `Restore a backup with \`npm run gym -- restore FILE --replace\`, or ${orElse} to begin with an empty one.`;
}
