import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { type Database, openDatabase } from "#data/store/database.server.ts";
import type { Store } from "#data/store/migration.ts";
import type { PhotoStore } from "#photos/store/photo-store.server.ts";
import { BUCKETS } from "#photos/store/photo-key.ts";
import { type Contents, unpacked } from "./archive.ts";
import { addRows, carriedTables, type CarriedRow, continueNumbering } from "./carried-tables.ts";
import { Fault } from "#operator/cli/fault.ts";
import { markRestored, swapIn, type Swap, takeBack, writeJournal } from "./restore-swap.ts";
import { openPictures, openPicturesToFill, settings } from "./stores.ts";
import { writeAsked } from "#operator/cli/write-file.ts";

/** A new database file and a new picture folder are made beside the old ones; then they change places. */
export async function restoreSqlite(path: string, contents: Contents): Promise<string | null> {
  const env = await settings();
  const pictures = await openPicturesToFill();
  const swap = await beginSwap(env.DATA_DIR);
  try {
    const fresh = await openDatabase({ dataDir: swap.stage });
    try {
      await fresh.kysely
        .transaction()
        .execute((kysely) => fill({ kysely, kind: "sqlite" }, path, contents, swap.id));
    } finally {
      await fresh.close();
    }
    await bringPictures(path, pictures, swap);
    await swapIn(swap, { database: true, pictures: pictures.kind === "folder" });
    return swap.kept;
  } catch (error) {
    takeBack(swap);
    throw error;
  } finally {
    await rm(swap.stage, { recursive: true, force: true });
  }
}

/** All tables in one transaction; the picture folder changes places just before it is committed. */
export async function restorePostgres(
  path: string,
  contents: Contents,
  db: Database,
): Promise<string | null> {
  const env = await settings();
  const pictures = await openPicturesToFill();
  const swap = await beginSwap(env.DATA_DIR);
  try {
    await bringPictures(path, pictures, swap);
    await db.kysely.transaction().execute(async (kysely) => {
      for (const table of carriedTables) await sql`delete from ${sql.id(table)}`.execute(kysely);
      await fill({ kysely, kind: "postgres" }, path, contents, swap.id);
      await swapIn(swap, { database: false, pictures: pictures.kind === "folder" });
    });
    return pictures.kind === "folder" ? swap.kept : null;
  } catch (error) {
    takeBack(swap);
    throw error;
  } finally {
    await rm(swap.stage, { recursive: true, force: true });
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
    if (!carriedTables.includes(table)) continue;
    const lines = bytes.toString("utf8").trimEnd().split("\n");
    yield { table, rows: lines.map((line) => JSON.parse(line) as CarriedRow) };
  }
}

async function fill(store: Store, path: string, contents: Contents, id: string): Promise<void> {
  const added: Record<string, number> = {};
  for (const table of carriedTables) await sql`delete from ${sql.id(table)}`.execute(store.kysely);
  for await (const { table, rows } of rowsIn(path))
    added[table] = (added[table] ?? 0) + (await addRows(store, table, rows));
  await continueNumbering(store);
  for (const [table, rows] of Object.entries(contents.tables)) {
    if ((added[table] ?? 0) !== rows)
      throw new Fault(
        `Only ${added[table] ?? 0} of ${rows} rows of ${table} came in.`,
        "Nothing was changed.",
      );
  }
  await markRestored(store, id);
}

/** Into a folder beside the store; into S3 at once, since there is no beside. */
async function bringPictures(path: string, pictures: PhotoStore, swap: Swap): Promise<void> {
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
