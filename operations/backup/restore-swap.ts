import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Queryable } from "#db/drivers/engine.ts";
import { UserError } from "#config/user-error.ts";

/*
 * A restore changes two things that no file system changes in one step: the picture folder, then the database. The
 * database decides: it carries the id of the restore that it came from. If this process dies between the two, the
 * next `gym` finds the journal and finishes, or takes the folder back: see settleRestore.
 */

const swapShape = z.object({
  id: z.string(),
  dataDir: z.string(),
  stage: z.string(),
  kept: z.string(),
  pid: z.number(),
});
export type Swap = z.infer<typeof swapShape>;

const RESTORED = "restored";
const PATIENCE_MS = 15_000;

export async function markRestored({ kysely }: Queryable, id: string): Promise<void> {
  for (const [key, value] of [
    [RESTORED, id],
    ["sample loaded", new Date().toISOString()],
  ] as const) {
    await kysely
      .insertInto("settings")
      .values({ key, value })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  }
}

export async function writeJournal(swap: Swap): Promise<void> {
  const file = await open(join(swap.stage, "journal.json"), "w");
  await file.writeFile(JSON.stringify(swap));
  await file.sync();
  await file.close();
}

/** The pictures first, then the database, which makes it so. */
export async function swapIn(swap: Swap, what: { database: boolean; pictures: boolean }): Promise<void> {
  mkdirSync(swap.kept, { recursive: true, mode: 0o700 });
  const path = join(swap.dataDir, "site.sqlite");
  const unlock = what.database ? await lockOld(path) : () => {};
  try {
    if (what.pictures) {
      if (existsSync(join(swap.dataDir, "store")))
        renameSync(join(swap.dataDir, "store"), join(swap.kept, "store"));
      renameSync(join(swap.stage, "store"), join(swap.dataDir, "store"));
    }
    if (what.database) {
      if (existsSync(path)) linkSync(path, join(swap.kept, "site.sqlite"));
      // Empty by now. Whoever opens the new file has to begin a log of its own: the old one belongs to the old file.
      for (const end of ["-wal", "-shm"]) rmSync(path + end, { force: true });
      renameSync(join(swap.stage, "site.sqlite"), path);
    }
  } finally {
    unlock();
  }
  await syncFolder(swap.dataDir);
}

/**
 * Holds writers off, with everything of the old file's write-ahead log played into it: a log that is left beside
 * another file would be played into that one.
 */
async function lockOld(path: string): Promise<() => void> {
  if (!existsSync(path)) return () => {};
  const old = new DatabaseSync(path, { timeout: 200 });
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      old.exec("pragma wal_checkpoint(truncate)");
      old.exec("begin immediate");
      if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) break;
      old.exec("rollback");
    } catch (error) {
      if (isDamaged(error)) {
        old.close();
        for (const end of ["-wal", "-shm"]) rmSync(path + end, { force: true });
        return () => {};
      }
      if (Date.now() > deadline) {
        old.close();
        throw new UserError(
          "The database is too busy to be replaced. Nothing was changed.",
          "Stop the site, and run this again.",
        );
      }
    }
    await sleep(20);
  }
  return () => {
    old.exec("rollback");
    old.close();
  };
}

function isDamaged(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && [11, 26].includes(Number(error.errcode) & 0xff);
}

/** Brings a restore that was killed half-way to one of its two ends. Called before the database is opened. */
export async function settleRestore(
  dataDir: string,
  restoredId: () => Promise<string | null>,
  finish: (kept: string) => Promise<unknown>,
): Promise<void> {
  for (const name of unfinished(dataDir)) {
    const swap = readJournal(join(dataDir, name));
    if (swap && isRunning(swap.pid)) continue;
    if (swap && existsSync(swap.kept)) {
      if ((await restoredId()) === swap.id) await finish(swap.kept);
      else takeBack(swap);
    }
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** The picture folder goes back to where it was; before the swap has begun there is nothing to do. */
export function takeBack({ dataDir, stage, kept }: Swap): void {
  const [now, before] = [join(dataDir, "store"), join(kept, "store")];
  if (existsSync(before)) {
    if (existsSync(now)) renameSync(now, join(stage, `not-restored-${process.pid}`));
    renameSync(before, now);
  }
  rmSync(kept, { recursive: true, force: true });
}

function unfinished(dataDir: string): string[] {
  return existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith(".restore-")) : [];
}

function readJournal(stage: string): Swap | null {
  try {
    return swapShape.parse(JSON.parse(readFileSync(join(stage, "journal.json"), "utf8")));
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export async function restoredIn({ kysely }: Queryable): Promise<string | null> {
  const row = await kysely
    .selectFrom("settings")
    .select("value")
    .where("key", "=", RESTORED)
    .executeTakeFirst();
  return row?.value ?? null;
}

async function syncFolder(path: string) {
  const folder = await open(path, "r");
  await folder.sync().catch(() => undefined);
  await folder.close();
}
