import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
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
import { mergeMessagesFrom, mergeMessages, messagesIn } from "./merge-messages.ts";
import { UserError } from "#config/user-error.ts";
import { markRestored, swapIn, type Swap, takeBack, writeJournal } from "./restore-swap.ts";
import { openPictures, openPicturesToFill, openStore, settings } from "#operations/stores.ts";
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

/** A new database file and a new picture folder are made beside the old ones; then they change places. */
export async function restoreSqlite(wanted: Wanted, isReadable: boolean): Promise<Restored> {
  const env = await settings();
  const pictures = await openPicturesToFill();
  const swap = await beginSwap(env.DATA_DIR);
  try {
    const fresh = await openDatabase({ dataDir: swap.stage });
    let carried: number;
    try {
      carried = await fresh.kysely.transaction().execute(async (kysely) => {
        const store = { kysely, kind: "sqlite" } as const;
        await fill(store, wanted, swap.id);
        return isReadable ? mergeMessages(messagesIn(join(env.DATA_DIR, "site.sqlite")), store) : 0;
      });
    } finally {
      await fresh.close();
    }
    await bringPictures(wanted.path, pictures, swap);
    await swapIn(swap, { database: true, pictures: pictures.kind === "folder" });
    // Opened by this version it would be brought up to date again: going back, nothing may come in meanwhile.
    return { kept: swap.kept, ...(wanted.as ? { carried } : await carryLate(swap.kept, carried)) };
  } catch (error) {
    takeBack(swap);
    throw error;
  } finally {
    await rm(swap.stage, { recursive: true, force: true });
  }
}

/** All tables in one transaction; the picture folder changes places just before it is committed. */
export async function restorePostgres(wanted: Wanted, db: Database): Promise<Restored> {
  const env = await settings();
  const pictures = await openPicturesToFill();
  const swap = await beginSwap(env.DATA_DIR);
  try {
    await bringPictures(wanted.path, pictures, swap);
    const carried = await db.kysely.transaction().execute(async (kysely) => {
      const store = { kysely, kind: "postgres" } as const;
      if (wanted.as) await keepLeads(kysely);
      await fill(store, wanted, swap.id);
      // What is deleted here stands there for everybody else until this is committed; a table made anew does not.
      const carried = wanted.as
        ? await mergeMessages(streamRows(store, KEPT_LEADS), store)
        : await inSnapshot(db.kysely, (others) =>
            mergeMessages(streamRows({ kysely: others, kind: "postgres" }, "leads"), store),
          );
      await swapIn(swap, { database: false, pictures: pictures.kind === "folder" });
      return carried;
    });
    return { kept: pictures.kind === "folder" ? swap.kept : null, carried };
  } catch (error) {
    takeBack(swap);
    throw error;
  } finally {
    await rm(swap.stage, { recursive: true, force: true });
  }
}

async function keepLeads(db: Kysely<Schema>) {
  await sql`lock table leads in access exclusive mode`.execute(db);
  await sql`create temporary table ${sql.id(KEPT_LEADS)} on commit drop as select * from leads`.execute(db);
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

/** What came while the new file was made. The running site has it by now: what can't be read holds nothing up. */
async function carryLate(kept: string, before: number): Promise<Omit<Restored, "kept">> {
  try {
    return { carried: before + (await mergeMessagesFrom(kept, await openStore())) };
  } catch (error) {
    return { carried: before, unread: (error as Error).message };
  }
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
async function bringPictures(path: string, pictures: PictureStore, swap: Swap): Promise<void> {
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
