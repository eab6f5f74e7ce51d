import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql, type Transaction } from "kysely";
import { moveOldLog } from "#db/migrations/0012-audit-log.ts";
import { seedPriceOverrides } from "#db/migrations/0010-price-overrides.ts";
import { type Database, openDatabase } from "#db/drivers/database.server.ts";
import { recreateSchemaAs, tableExists } from "#db/drivers/migrate.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import type { Schema } from "#db/schema/schema.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { BUCKETS } from "#pictures/store/picture-key.ts";
import { type Contents, unpacked } from "./archive.ts";
import {
  addRows,
  backupTables,
  type BackupRow,
  continueNumbering,
  inSnapshot,
  streamRows,
} from "./backup-tables.ts";
import { mergeMessages, messagesIn } from "./merge-messages.ts";
import { UserError } from "#config/user-error.ts";
import { markRestored, revertPictures, type Swap, swapPictures, writeJournal } from "./restore-swap.ts";
import { openPictures, openPicturesToFill, settings } from "#operations/stores.ts";
import { writeAsked } from "./write-file.ts";

const KEPT_LEADS = "leads_kept";

interface Wanted {
  path: string;
  contents: Contents;
  /** The migrations of the version that will read the database, unless it is this one. */
  as: readonly string[] | null;
}

interface Restored {
  /** The folder with what was there before. */
  kept: string | null;
  /** Messages that the backup did not hold. */
  carried: number;
  /** Why there may be more of them in what was there before. */
  unread?: string;
}

/** Replaces all tables in one transaction. The picture folder is swapped just before the commit. */
export async function restoreInto(db: Database, wanted: Wanted): Promise<Restored> {
  const pictures = await openPicturesToFill();
  return withSwap(async (swap) => {
    await stagePictures(wanted.path, pictures, swap);
    const carried = await db.kysely.transaction().execute(async (kysely) => {
      const store = { kysely, kind: db.kind } as const;
      if (db.kind === "sqlite") await keepCopy(db, swap);
      if (wanted.as) await keepLeads(store);
      await fill(store, wanted, swap.id);
      const carried = await mergeOldMessages(db, store, wanted);
      if (pictures.kind === "folder") await swapPictures(swap);
      return carried;
    });
    const isKept = db.kind === "sqlite" || pictures.kind === "folder";
    return { kept: isKept ? swap.kept : null, carried };
  });
}

/** For a SQLite file that this version can't open: damaged, or from a newer version. */
export async function replaceUnreadable(wanted: Wanted): Promise<Restored> {
  const { DATA_DIR } = await settings();
  const pictures = await openPicturesToFill();
  const path = join(DATA_DIR, "site.sqlite");
  return withSwap(async (swap) => {
    await stagePictures(wanted.path, pictures, swap);
    const fresh = await openDatabase({ dataDir: swap.stage });
    const messages = await fresh.kysely
      .transaction()
      .execute(async (kysely) => {
        const store = { kysely, kind: "sqlite" } as const;
        await fill(store, wanted, swap.id);
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

async function withSwap(work: (swap: Swap) => Promise<Restored>): Promise<Restored> {
  const swap = await beginSwap((await settings()).DATA_DIR);
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

/** Recreating the schema drops the table with its messages. */
async function keepLeads({ kysely, kind }: Queryable) {
  if (kind === "postgres") await sql`lock table leads in access exclusive mode`.execute(kysely);
  await sql`create temporary table ${sql.id(KEPT_LEADS)} as select * from leads`.execute(kysely);
}

async function mergeOldMessages(db: Database, store: Queryable, { as }: Wanted): Promise<number> {
  if (!as) {
    // Another connection still sees the rows that this transaction has deleted.
    return inSnapshot(db.kysely, (kysely) =>
      mergeMessages(streamRows({ kysely, kind: db.kind }, "leads"), store),
    );
  }
  const carried = await mergeMessages(streamRows(store, KEPT_LEADS), store);
  await sql`drop table ${sql.id(KEPT_LEADS)}`.execute(store.kysely);
  return carried;
}

async function salvageMessages(path: string, store: Queryable): Promise<Omit<Restored, "kept">> {
  try {
    return { carried: await mergeMessages(messagesIn(path), store) };
  } catch (error) {
    return { carried: 0, unread: (error as Error).message };
  }
}

async function beginSwap(dataDir: string): Promise<Swap> {
  const id = randomUUID();
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const swap = {
    id,
    dataDir,
    stage: join(dataDir, `.restore-${id}`),
    kept: join(dataDir, `before-restore-${time}`),
    pid: process.pid,
  };
  await mkdir(swap.stage, { recursive: true, mode: 0o700 });
  await writeJournal(swap);
  return swap;
}

/** How many messages are here and not in the backup: most came since. */
export async function countMissing(db: Database, path: string): Promise<number> {
  const here = await db.kysely.selectFrom("leads").select("id").execute();
  const missing = new Set<unknown>(here.map(({ id }) => id));
  for await (const { table, rows } of rowsIn(path))
    if (table === "leads") for (const { id } of rows) missing.delete(id);
  return missing.size;
}

async function* rowsIn(path: string) {
  for await (const { path: name, bytes } of unpacked(path)) {
    const table = decodeURIComponent(/^tables\/([^/]+)\//.exec(name)?.[1] ?? "");
    if (!backupTables.includes(table)) continue;
    const lines = bytes.toString("utf8").trimEnd().split("\n");
    yield { table, rows: lines.map((line) => JSON.parse(line) as BackupRow) };
  }
}

async function fill(
  store: Queryable & { kysely: Transaction<Schema> },
  { path, contents, as }: Wanted,
  id: string,
): Promise<void> {
  const added: Record<string, number> = {};
  if (as) await recreateSchemaAs(as, store.kysely, store.kind);
  for (const table of backupTables) {
    if (as && !(await tableExists(store.kysely, store.kind, table))) continue;
    await sql`delete from ${sql.id(table)}`.execute(store.kysely);
  }
  for await (const { table, rows } of rowsIn(path))
    added[table] = (added[table] ?? 0) + (await addRows(store, table, rows));
  const isNew = !("price_overrides" in contents.tables);
  if (isNew && (await tableExists(store.kysely, store.kind, "price_overrides")))
    await seedPriceOverrides(store.kysely);
  const hasOldLog = !("audit_entries" in contents.tables);
  if (hasOldLog && (await tableExists(store.kysely, store.kind, "audit_entries")))
    await moveOldLog(store.kysely);
  await continueNumbering(store);
  for (const [table, rows] of Object.entries(contents.tables)) {
    if ((added[table] ?? 0) !== rows)
      throw new UserError(
        `Only ${added[table] ?? 0} of ${rows} rows of ${table} came in.`,
        "Nothing was changed.",
      );
  }
  await markRestored(store, id);
}

/** Into a folder beside the store; into S3 at once, since there is no beside. */
async function stagePictures(path: string, pictures: PictureStore, swap: Swap): Promise<void> {
  const folder = join(swap.stage, "store");
  for (const bucket of BUCKETS) await mkdir(join(folder, bucket), { recursive: true });
  for await (const { path: name, bytes } of unpacked(path)) {
    if (!name.startsWith("pictures/")) continue;
    const key = name.slice("pictures/".length);
    if (pictures.kind === "s3") await pictures.put(key, bytes);
    else await writeAsked(join(folder, dirname(key), key.slice(key.indexOf("/") + 1)), false, [bytes]);
  }
}

/** What S3 holds beyond the backup goes last, when the database is the backup's. */
export async function dropSurplus(path: string): Promise<void> {
  const pictures = await openPictures();
  if (pictures.kind === "folder") return;
  const wanted = new Set<string>();
  for await (const { path: name } of unpacked(path)) wanted.add(name);
  for (const bucket of BUCKETS) {
    for (const name of await pictures.names(bucket)) {
      if (!wanted.has(`pictures/${bucket}/${name}`)) await pictures.remove(`${bucket}/${name}`);
    }
  }
}
