import { closeSync, openSync, renameSync, rmSync, statSync, type Stats } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { DatabaseRefused } from "./database-refused.server.ts";

/**
 * The write-ahead log beside a database file and the log's index, known by their inodes. What is written last stands
 * in the log alone: if somebody deletes it, open connections go on with files that have no name and end with this process.
 */
export class SqliteLog {
  /** Something was written that may stand in the log alone. */
  hasNews = false;
  readonly #path: string;
  readonly #wal: string;
  readonly #shm: string;
  /** `size` is how long the log has been: it never becomes shorter while somebody has it open. */
  #known: { wal: string | undefined; shm: string | undefined; size: number } | undefined;
  #rescued: string | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#wal = `${path}-wal`;
    this.#shm = `${path}-shm`;
  }

  /** Called once a connection has both open. */
  remember() {
    this.#known ??= { wal: identityOf(this.#wal), shm: identityOf(this.#shm), size: 0 };
  }

  isLost(): boolean {
    if (!this.#known) return false;
    return this.#isGoneOrEmptied(this.#known) || identityOf(this.#shm) !== this.#known.shm;
  }

  /** What is written last stands in the database file, too: nobody can lose it then by what is done to the log. */
  bringIn(database: DatabaseSync) {
    if (!this.hasNews) return;
    this.hasNews = false;
    const { log, checkpointed } = checkpoint(database, "passive");
    // Somebody still reads what was there before.
    if (checkpointed < log) this.hasNews = true;
  }

  /** Brings what only this connection's log holds into the database file; false while others are at work in it. */
  save(database: DatabaseSync): boolean {
    const isEmptied = this.#isEmptied();
    if (isEmptied || this.#isSomebodyElses()) {
      const { log, checkpointed } = checkpoint(database, "noop");
      if (log === checkpointed) return true;
      throw isEmptied ? this.#emptied() : this.#refusal(database);
    }
    return checkpoint(database, "truncate").busy === 0;
  }

  /**
   * Called once every connection is closed. What is left of the two is deleted: another process that still has them
   * open has to notice, too.
   */
  forget() {
    if (identityOf(this.#wal) === this.#known?.wal) rmSync(this.#wal, { force: true });
    if (identityOf(this.#shm) === this.#known?.shm) rmSync(this.#shm, { force: true });
    this.#known = undefined;
  }

  /** The database file is another one now: the old one's log would be played into it. */
  setAside() {
    if (this.#known?.wal !== undefined && identityOf(this.#wal) === this.#known.wal) {
      renameSync(this.#wal, `${this.#wal}.left-behind-${Date.now()}`);
      rmSync(this.#shm, { force: true });
    }
    this.#known = undefined;
  }

  /** One look for both: it is asked before and after every statement. */
  #isGoneOrEmptied(known: { wal: string | undefined; size: number }): boolean {
    const wal = statSync(this.#wal, { throwIfNoEntry: false });
    if ((wal && nameOf(wal)) !== known.wal) return true;
    const size = wal?.size ?? 0;
    if (size < known.size) return true;
    known.size = size;
    return false;
  }

  #isEmptied(): boolean {
    const known = this.#known;
    return known !== undefined && identityOf(this.#wal) === known.wal && this.#isGoneOrEmptied(known);
  }

  /** Another program has begun anew without what our log holds: the two can't both go into the file. */
  #isSomebodyElses(): boolean {
    const shm = identityOf(this.#shm);
    const wal = statSync(this.#wal, { throwIfNoEntry: false });
    const isNewIndex = shm !== undefined && shm !== this.#known?.shm;
    return isNewIndex || (wal !== undefined && wal.size > 0 && identityOf(this.#wal) !== this.#known?.wal);
  }

  /** Going on would write zeros into the database file where the log had its pages. */
  #emptied(): DatabaseRefused {
    return new DatabaseRefused(
      `The write-ahead log of ${this.#path} was emptied under the site, with messages in it that stood nowhere else. ` +
        `The site takes nothing more: start it again. What was sent within a second before that may be missing.`,
    );
  }

  #refusal(database: DatabaseSync): DatabaseRefused {
    this.#rescued ??= rescue(database, `${this.#path}.rescued-${Date.now()}`);
    return new DatabaseRefused(
      `The write-ahead log of ${this.#path} was taken away, and another program has begun one of its own. The site takes ` +
        `nothing more. All that it had taken is in ${this.#rescued}: stop the site and that program, delete ` +
        `site.sqlite-wal and site.sqlite-shm, and put this file in the place of site.sqlite. What the other program ` +
        `wrote has to be done again.`,
    );
  }
}

function checkpoint(database: DatabaseSync, mode: "noop" | "passive" | "truncate") {
  return database.prepare(`pragma wal_checkpoint(${mode})`).get() as Record<
    "busy" | "log" | "checkpointed",
    number
  >;
}

/** The database as this connection sees it, for its owner alone. */
function rescue(database: DatabaseSync, path: string): string {
  closeSync(openSync(path, "wx", 0o600));
  database.prepare("vacuum into ?").run(path);
  return path;
}

export function identityOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && nameOf(found);
}

const nameOf = ({ dev, ino }: Stats) => `${dev}:${ino}`;
