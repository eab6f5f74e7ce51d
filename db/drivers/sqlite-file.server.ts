import { randomUUID } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  type Stats,
} from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { log } from "#config/log.server.ts";
import { searchText } from "#domain/text.ts";
import { DatabaseRefused } from "./engine.ts";

/**
 * The database file, identified by its inode. If it is replaced while the site runs, connections that were opened before
 * would keep writing to the old one.
 */
export class SqliteFile {
  readonly path: string;
  /** Increases each time a different file is found at this path. */
  generation = 0;
  #identity: string | undefined;
  #logIdentity: string | undefined;

  constructor(path: string) {
    this.path = path;
  }

  /** Notices a replaced file. Throws while the file is missing or empty. */
  check(): void {
    if (this.#identity === undefined) return;
    const now = statOrUndefined(this.path);
    if (!now) {
      throw new Error(
        `The database file ${this.path} is gone. Put it back, or restart the site to begin with an empty one.`,
      );
    }
    if (now.size === 0) throw emptyFile(this.path);
    if (identify(now) === this.#identity) return;
    log.warn({ path: this.path }, "the database file was replaced; opening the new one");
    this.#setLogAside();
    this.#identity = identify(now);
    this.generation += 1;
  }

  open(): DatabaseSync {
    if (this.#identity === undefined) this.#createIfMissing();
    if (statOrUndefined(this.path)?.size === 0) throw emptyFile(this.path);
    const database = new DatabaseSync(this.path, { timeout: 0 });
    try {
      database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
      // Overwrites deleted rows, so that erased messages can't be read from the file. Writes take as long as without it.
      database.exec("pragma secure_delete = on");
      database.prepare("select count(*) from sqlite_master").get();
      // The indexes use SQLite's own lower(), so it is not replaced.
      database.function(
        "unicode_lower",
        { deterministic: true },
        (text) => text && String(text).toLowerCase(),
      );
      database.function("search_text", { deterministic: true }, (text) => searchText(String(text)));
      this.#logIdentity ??= identify(statOrUndefined(`${this.path}-wal`));
      return database;
    } catch (error) {
      database.close();
      throw isDamage(error) ? damaged(this.path, error) : error;
    }
  }

  #createIfMissing() {
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      if (!existsSync(this.path)) createFile(this.path);
      accessSync(this.path, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new DatabaseRefused(
        `The database file ${this.path} can't be opened (${(error as Error).message}). ` +
          `Give the site write access there, or set DATA_DIR to a folder where it has it.`,
      );
    }
    this.#identity = identify(statSync(this.path));
  }

  /** SQLite would replay the old file's write-ahead log into the new file. */
  #setLogAside() {
    const wal = `${this.path}-wal`;
    if (this.#logIdentity !== undefined && identify(statOrUndefined(wal)) === this.#logIdentity) {
      renameSync(wal, `${wal}.left-behind-${Date.now()}`);
      rmSync(`${this.path}-shm`, { force: true });
    }
    this.#logIdentity = undefined;
  }
}

/** Created under another name first: after a crash, an empty file would look like one that lost its data. */
function createFile(path: string) {
  const draft = `${path}.${randomUUID()}.part`;
  try {
    closeSync(openSync(draft, "wx", 0o600));
    const database = new DatabaseSync(draft);
    database.exec("pragma journal_mode = wal");
    database.close();
    linkSync(draft, path);
  } catch (error) {
    // Another process created it first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function statOrUndefined(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

function identify(file: Stats): string;
function identify(file: Stats | undefined): string | undefined;
function identify(file: Stats | undefined): string | undefined {
  return file && `${file.dev}:${file.ino}`;
}

/** SQLite would create a new database in it, and the site would show sample data instead of the gym's. */
function emptyFile(path: string): DatabaseRefused {
  return new DatabaseRefused(
    `The database file ${path} is empty: all its data is gone. Nothing was changed. ${adviseRestore("delete the file")}`,
  );
}

export function damaged(path: string, cause: unknown): DatabaseRefused {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseRefused(
    `The database file ${path} is damaged (${why}). Nothing was changed. ${adviseRestore("move the file away")}`,
  );
}

function adviseRestore(orElse: string): string {
  return `Restore a backup with \`npm run gym -- restore FILE --replace\`, or ${orElse} to begin with an empty one.`;
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

export function isBusy(error: unknown): boolean {
  return [SQLITE_BUSY, SQLITE_LOCKED].includes(resultCode(error));
}

export function isDamage(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(resultCode(error));
}

/** SQLite's primary result code is the lowest byte of the extended one. */
function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}
