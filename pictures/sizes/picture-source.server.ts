import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isMediaFolder, parseKey, MAX_PICTURE_BYTES, formatMegabytes } from "#pictures/store/picture-key.ts";
import { MemoryBudget } from "./memory-budget.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { MEDIA } from "#pictures/store/shipped-pictures.server.ts";

/** A value that changes with the picture's content, from the shipped files or the gym's store. */
export async function readStamp(key: string): Promise<string | null> {
  const path = shippedPath(key);
  if (!path) return pictureStore().stamp(key);
  const facts = await stat(path).catch(() => null);
  return facts?.isFile() ? `${facts.mtimeMs}-${facts.size}` : null;
}

export class PictureTooLarge extends Error {}

export async function readOriginal(key: string): Promise<Buffer | null> {
  await readSizeInBytes(key);
  return read(key);
}

const memory = new MemoryBudget(MAX_PICTURE_BYTES);

/** Limits the memory of all originals together to the size of the largest allowed one. */
export async function withOriginal<T>(key: string, use: (bytes: Buffer | null) => Promise<T>): Promise<T> {
  return memory.hold(await readSizeInBytes(key), async () => use(await read(key)));
}

async function readSizeInBytes(key: string): Promise<number> {
  const path = shippedPath(key);
  const size = path ? (await stat(path).catch(() => null))?.size : await pictureStore().size(key);
  if (size && size > MAX_PICTURE_BYTES) {
    throw new PictureTooLarge(
      `it has ${formatMegabytes(size)}; the limit is ${formatMegabytes(MAX_PICTURE_BYTES)}`,
    );
  }
  return size ?? 0;
}

function read(key: string): Promise<Buffer | null> {
  const path = shippedPath(key);
  return path ? readFile(path).catch(() => null) : pictureStore().read(key);
}

/** null for a key of the store, and for an invalid key. */
export function shippedPath(key: string): string | null {
  const parts = parseKey(key);
  return parts && isMediaFolder(parts.folder) ? join(MEDIA, parts.folder, parts.name) : null;
}
