import { randomUUID } from "node:crypto";
import { open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Fault } from "./fault.ts";

/**
 * The whole file or none: written beside its place, synced, then moved in. Readable by its owner alone, since it may
 * hold people's names and addresses.
 */
export async function writeWhole(
  path: string,
  replace: boolean,
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  check: (draft: string) => Promise<void> = async () => {},
): Promise<void> {
  await refuseIfThere(path, replace);
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  const file = await open(draft, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Fault(`${path} can't be written (${error.code}).`, "Choose a folder that exists and is yours.");
  });
  try {
    for await (const chunk of chunks) await file.writeFile(chunk);
    await file.sync();
    await file.close();
    await check(draft);
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

async function refuseIfThere(path: string, replace: boolean): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory())
    throw new Fault(`${path} is a folder.`, "Name the file that shall be written in it.");
  if (there && !replace)
    throw new Fault(`There is a file ${path} already.`, "Choose another name, or add --replace.");
}
