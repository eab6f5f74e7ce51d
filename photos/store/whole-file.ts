import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

export type Chunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** The whole file or none, whoever else writes it: written beside its place, synced, looked at, then moved in. */
export async function writeWhole(
  path: string,
  chunks: Chunks,
  { mode = 0o666, check }: { mode?: number; check?: (draft: string) => Promise<void> } = {},
): Promise<void> {
  const draft = join(dirname(path), `.${randomUUID()}.part`);
  const file = await open(draft, "wx", mode);
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
  }
}
