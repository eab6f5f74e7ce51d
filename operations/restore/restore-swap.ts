import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { isRunning } from "#config/is-running.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { readNote, writeNote } from "#db/readers/site-notes.server.ts";
import { SAMPLE_LOADED } from "#db/sample/sample.server.ts";

/*
 * A restore swaps the picture folder and then commits the database: two steps that can't be one. The database decides,
 * because it stores the id of the last restore. If the process dies between the two, the next `gym` command or server
 * start finds the journal and restores the old folder (settleRestore).
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

/** The id of the last restore. */
export const readRestoredId = (db: Queryable) => readNote(db, RESTORED);

export async function markRestored(db: Queryable, id: string): Promise<void> {
  await writeNote(db, RESTORED, id);
  await writeNote(db, SAMPLE_LOADED, new Date().toISOString());
}

export async function writeJournal(swap: Swap): Promise<void> {
  const file = await open(join(swap.stage, "journal.json"), "w");
  await file.writeFile(JSON.stringify(swap));
  await file.sync();
  await file.close();
}

/** Called inside the restore's transaction, just before the commit. */
export async function swapPictures({ dataDir, stage, kept }: Swap): Promise<void> {
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  const store = join(dataDir, "store");
  if (existsSync(store)) renameSync(store, join(kept, "store"));
  renameSync(join(stage, "store"), store);
  await syncFolder(dataDir);
}

/** Finishes or reverts a restore that was killed. A process that has just started has no restore running. */
export async function settleRestore(
  dataDir: string,
  readRestored: () => Promise<string | undefined>,
  { hasJustStarted = false } = {},
): Promise<void> {
  for (const name of unfinished(dataDir)) {
    const swap = readJournal(join(dataDir, name));
    // In a container every server has the same process id.
    const isStale = hasJustStarted && swap?.pid === process.pid;
    if (swap && !isStale && isRunning(swap.pid)) continue;
    if (swap && existsSync(swap.kept) && (await readRestored()) !== swap.id) revertPictures(swap);
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Puts the old picture folder back. Does nothing if the swap had not begun. */
export function revertPictures({ dataDir, stage, kept }: Swap): void {
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

async function syncFolder(path: string) {
  const folder = await open(path, "r");
  await folder.sync().catch(() => undefined);
  await folder.close();
}
