import { copyFile, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { checkDatabase, type Database, openDatabase } from "./database.server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";

const folders: string[] = [];
const open: Database[] = [];

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gym-sqlite-"));
  folders.push(folder);
  return folder;
}

async function openIn(dataDir: string): Promise<Database> {
  const db = await openDatabase({ dataDir });
  open.push(db);
  return db;
}

afterAll(async () => {
  for (const db of open) await db.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const keep = (db: Database, key: string) =>
  db.kysely.insertInto("settings").values({ key, value: "x" }).execute();
const kept = async (db: Database) =>
  (await db.kysely.selectFrom("settings").select("key").orderBy("key").execute()).map((row) => row.key);

describe("the database file", () => {
  it("uses WAL with full sync, and is readable by its owner only", async () => {
    const dataDir = emptyFolder();
    await openIn(dataDir);
    const file = new DatabaseSync(join(dataDir, "site.sqlite"));
    expect(file.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
    file.close();
    expect((await stat(join(dataDir, "site.sqlite"))).mode & 0o777).toBe(0o600);
  });

  it("is reopened after it is replaced", async () => {
    const [here, there] = [emptyFolder(), emptyFolder()];
    const other = await openDatabase({ dataDir: there });
    await keep(other, "from the other file");
    await other.close();
    const db = await openIn(here);
    await keep(db, "from the first file");

    await rename(join(there, "site.sqlite"), join(here, "site.sqlite"));
    expect(await kept(db)).toEqual(["from the other file"]);
    await keep(db, "written after");

    const later = await openIn(here);
    expect(await kept(later)).toEqual(["from the other file", "written after"]);
  });

  it("is migrated if an older one replaces it", async () => {
    const [here, there] = [emptyFolder(), emptyFolder()];
    const older = new DatabaseSync(join(there, "site.sqlite"));
    older.exec("create table somebody_elses (x)");
    older.close();
    const db = await openIn(here);
    await rename(join(there, "site.sqlite"), join(here, "site.sqlite"));
    expect(await kept(db)).toEqual([]);
  });

  it("refuses writes while it is missing, and recovers once it is back", async () => {
    const dataDir = emptyFolder();
    const db = await openIn(dataDir);
    await keep(db, "before");
    const path = join(dataDir, "site.sqlite");
    await rename(path, `${path}.away`);
    await expect(keep(db, "lost")).rejects.toThrow(/is gone\. Put it back/);
    await expect(checkDatabase(db)).rejects.toThrow(/is gone/);
    await rename(`${path}.away`, path);
    await keep(db, "after");
    expect(await kept(db)).toEqual(["after", "before"]);
  });

  it("fails a transaction if the file is replaced before its end", async () => {
    const [here, there] = [emptyFolder(), emptyFolder()];
    await (await openDatabase({ dataDir: there })).close();
    const db = await openIn(here);
    const work = db.kysely.transaction().execute(async (trx) => {
      await trx.insertInto("settings").values({ key: "void", value: "x" }).execute();
      await rename(join(there, "site.sqlite"), join(here, "site.sqlite"));
    });
    await expect(work).rejects.toThrow(/replaced during this operation/);
    expect(await kept(db)).toEqual([]);
  });

  it("is refused with instructions if it is damaged, and not changed", async () => {
    const dataDir = emptyFolder();
    const path = join(dataDir, "site.sqlite");
    await writeFile(path, "this is no database, whatever its name says ".repeat(200));
    const before = await readFile(path);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/is damaged .*Restore a backup/);
    expect((await readFile(path)).equals(before)).toBe(true);
  });

  it("is refused if a page in the middle is damaged", async () => {
    const dataDir = emptyFolder();
    const path = join(dataDir, "site.sqlite");
    const db = await openDatabase({ dataDir });
    for (let i = 0; i < 50; i += 1) await keep(db, `${i} ${"long ".repeat(200)}`);
    await db.close();
    const bytes = await readFile(path);
    bytes.fill(0x5a, 4096, bytes.length - 4096);
    await writeFile(path, bytes);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/is damaged/);
  });

  it("waits for another process's lock without blocking readers", async () => {
    const dataDir = emptyFolder();
    const db = await openIn(dataDir);
    const other = new DatabaseSync(join(dataDir, "site.sqlite"));
    other.exec("begin immediate");
    let written = false;
    const write = keep(db, "patient").then(() => (written = true));
    let longestPause = 0;
    for (let last = performance.now(), i = 0; i < 30; i += 1) {
      await sleep(10);
      await kept(db);
      longestPause = Math.max(longestPause, performance.now() - last);
      last = performance.now();
    }
    expect(written).toBe(false);
    expect(longestPause).toBeLessThan(1_000);
    other.exec("commit");
    other.close();
    await write;
    expect(await kept(db)).toEqual(["patient"]);
  });

  it("explains a folder without write permission", async () => {
    const dataDir = join(emptyFolder(), "file");
    await writeFile(dataDir, "");
    await expect(openDatabase({ dataDir })).rejects.toThrow(/can't be opened .*DATA_DIR/);
  });

  it("is not corrupted by the log of the file that it replaced", async () => {
    const [here, there] = [emptyFolder(), emptyFolder()];
    const db = await openIn(here);
    await keep(db, "one");
    for (const end of ["", "-wal"])
      await copyFile(join(here, `site.sqlite${end}`), join(there, `site.sqlite${end}`));
    const copy = await openIn(there);
    expect(await kept(copy)).toEqual(["one"]);
    await rm(join(there, "nothing"), { force: true });
  });
});
