import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { isRunning } from "#config/is-running.ts";

export type Chunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

const DAY_MS = 24 * 3600_000;
const DRAFT = /^\.(?:(?<machine>.+)-(?<process>\d+)-)?[\da-f-]{36}\.part$/;

const underway = new Set<string>();
process.once("exit", () => {
  for (const draft of underway) rmSync(draft, { force: true });
});

/** Writes a temporary file in the same folder, syncs and checks it, then renames it into place. */
export async function writeAtomically(
  path: string,
  chunks: Chunks,
  { mode = 0o666, check }: { mode?: number; check?: (draft: string) => Promise<void> } = {},
): Promise<void> {
  const draft = join(dirname(path), `.${hostname()}-${process.pid}-${randomUUID()}.part`);
  const file = await open(draft, "wx", mode);
  underway.add(draft);
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
    await file.sync();
    await file.close();
    await check?.(draft);
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  } finally {
    underway.delete(draft);
  }
}

/** Deletes temporary files of processes that were killed. */
export async function removeLeftDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const named = DRAFT.exec(name);
    if (!named) continue;
    const draft = join(folder, name);
    const { machine, process: pid } = named.groups!;
    const isLeft = machine === hostname() ? !isRunning(Number(pid)) : await isOld(draft);
    if (isLeft) await rm(draft, { force: true });
  }
}

async function isOld(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => null);
  return facts !== null && Date.now() - facts.mtimeMs > DAY_MS;
}
