import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { inSnapshot, streamRows } from "#operations/backup/backup-tables.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { mergedTables, mergeMessages, mergeNotes, rowsOfFile } from "./merge-messages.ts";
import { stagePictures } from "./restore-pictures.ts";
import { fillTables, type Wanted } from "./restore-rows.ts";
import { revertPictures, type Swap, swapPictures, writeJournal } from "./restore-swap.ts";

const keptName = (table: string) => `${table}_kept`;

interface Restored {
  /** The folder with the former database and pictures. */
  kept: string | null;
  /** How many messages the backup did not have. */
  merged: number;
  /** Why messages of the old database could not be read. */
  unread?: string;
}

type Target = { pictures: PictureStore; dataDir: string };

/** Replaces all tables in one transaction. The picture folder is swapped just before the commit. */
export async function restoreInto(
  { db, pictures, dataDir }: Target & { db: Database },
  wanted: Wanted,
): Promise<Restored> {
  return withSwap(dataDir, async (swap) => {
    await stagePictures(wanted.path, pictures, swap);
    const merged = await db.kysely.transaction().execute(async (kysely) => {
      const store = { kysely, kind: db.kind } as const;
      if (db.kind === "sqlite") await keepCopy(db, swap);
      if (wanted.as) await keepMessages(store);
      await fillTables(store, wanted, swap.id);
      const merged = await mergeOldMessages(db, store, wanted);
      if (pictures.kind === "folder") await swapPictures(swap);
      return merged;
    });
    const isKept = db.kind === "sqlite" || pictures.kind === "folder";
    return { kept: isKept ? swap.kept : null, merged };
  });
}

/** For a SQLite file that this version can't open: damaged, or from a newer version. */
export async function replaceUnreadable({ pictures, dataDir }: Target, wanted: Wanted): Promise<Restored> {
  const path = join(dataDir, "site.sqlite");
  return withSwap(dataDir, async (swap) => {
    await stagePictures(wanted.path, pictures, swap);
    const fresh = await openDatabase({ dataDir: swap.stage });
    const messages = await fresh.kysely
      .transaction()
      .execute(async (kysely) => {
        const store = { kysely, kind: "sqlite" } as const;
        await fillTables(store, wanted, swap.id);
        return salvageMessages(path, store);
      })
      .finally(() => fresh.close());
    if (pictures.kind === "folder") await swapPictures(swap);
    await mkdir(swap.kept, { recursive: true, mode: 0o700 });
    await link(path, join(swap.kept, "site.sqlite"));
    // SQLite would replay the old write-ahead log into the new file.
    if (existsSync(`${path}-wal`)) await rename(`${path}-wal`, join(swap.kept, "site.sqlite-wal"));
    await rm(`${path}-shm`, { force: true });
    await rename(join(swap.stage, "site.sqlite"), path);
    return { kept: swap.kept, ...messages };
  });
}

async function withSwap(dataDir: string, work: (swap: Swap) => Promise<Restored>): Promise<Restored> {
  const swap = await beginSwap(dataDir);
  try {
    return await work(swap);
  } catch (error) {
    revertPictures(swap);
    throw error;
  } finally {
    await rm(swap.stage, { recursive: true, force: true });
  }
}

/** The transaction holds SQLite's write lock, so this is the database exactly as it is replaced. */
async function keepCopy(db: Database, { kept }: Swap) {
  await mkdir(kept, { recursive: true, mode: 0o700 });
  await sql`vacuum into ${join(kept, "site.sqlite")}`.execute(db.kysely);
}

/** Recreating the schema drops the tables with their rows. */
async function keepMessages({ kysely, kind }: Queryable) {
  for (const table of mergedTables) {
    if (kind === "postgres") await sql`lock table ${sql.id(table)} in access exclusive mode`.execute(kysely);
    await sql`create temporary table ${sql.id(keptName(table))} as select * from ${sql.id(table)}`.execute(
      kysely,
    );
  }
}

async function mergeOldMessages(db: Database, store: Queryable, { as }: Wanted): Promise<number> {
  if (!as) {
    // Another connection still sees the rows that this transaction has deleted.
    return inSnapshot(db.kysely, async (kysely) => {
      const before = { kysely, kind: db.kind };
      const merged = await mergeMessages(streamRows(before, "leads"), store);
      await mergeNotes(streamRows(before, "lead_notes"), store);
      return merged;
    });
  }
  const merged = await mergeMessages(streamRows(store, keptName("leads")), store);
  await mergeNotes(streamRows(store, keptName("lead_notes")), store);
  for (const table of mergedTables) await sql`drop table ${sql.id(keptName(table))}`.execute(store.kysely);
  return merged;
}

async function salvageMessages(path: string, store: Queryable): Promise<Omit<Restored, "kept">> {
  let merged = 0;
  try {
    merged = await mergeMessages(rowsOfFile(path, "leads"), store);
    await mergeNotes(rowsOfFile(path, "lead_notes"), store);
    return { merged };
  } catch (error) {
    return { merged, unread: (error as Error).message };
  }
}

async function beginSwap(dataDir: string): Promise<Swap> {
  const id = randomUUID();
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const swap = {
    id,
    dataDir,
    stage: join(dataDir, `.restore-${id}`),
    kept: join(dataDir, `before-restore-${time}-${id.slice(0, 4)}`),
    pid: process.pid,
  };
  await mkdir(swap.stage, { recursive: true, mode: 0o700 });
  await writeJournal(swap);
  return swap;
}
