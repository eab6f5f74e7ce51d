import { contentHash } from "#pictures/store/shipped-pictures.server.ts";
import { readPictureFacts } from "#pictures/picture-facts.server.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";

/*
 * Portraits and the pictures of the nutrition gallery have no rows: their files are all there is. What stood at a key
 * is kept beside it under the hash of what is in it, so that it may come back. No gallery shows a file of that ending.
 */

/** A file that stands, or stood, at a key; null: none. */
export type FileVersion = { key: string; version: string } | null;
export type Swap = { before: FileVersion; after: FileVersion };

export const isSnapshot = (name: string) => name.endsWith(".kept");

const copyOf = ({ key, version }: NonNullable<FileVersion>) => `${key}.${version}.kept`;

/** Puts a copy of what stands there beside it. */
export async function takeSnapshot(store: PictureStore, key: string | null): Promise<FileVersion> {
  const bytes = key && (await store.read(key));
  if (!key || !bytes) return null;
  const kept = { key, version: contentHash(bytes) };
  if (!(await store.has(copyOf(kept)))) await store.put(copyOf(kept), bytes);
  return kept;
}

/** Whether nothing else has happened since. */
export async function stillStands(store: PictureStore, { before, after }: Swap): Promise<boolean> {
  if (after) return (await readPictureFacts(after.key))?.version === after.version;
  return before !== null && !(await store.has(before.key));
}

/** What was before stands again. False: its copy is not there any more, and nothing was changed. */
export async function swapBack(store: PictureStore, { before, after }: Swap): Promise<boolean> {
  const bytes = before && (await store.read(copyOf(before)));
  if (before && !bytes) return false;
  if (after && after.key !== before?.key) await store.remove(after.key);
  if (before && bytes) await store.put(before.key, bytes);
  return true;
}

/** The whole photograph of which a portrait is a part: for each content that its file has had. */
const wholeOf = (kept: NonNullable<FileVersion>) => `${kept.key}.${kept.version}.whole.kept`;

/** Changes what stands at a key into a part of a photograph, which is kept whole. */
export async function putPart(store: PictureStore, key: string, part: Buffer, whole: Buffer): Promise<void> {
  await store.put(wholeOf({ key, version: contentHash(part) }), whole);
  await store.put(key, part);
}

/** The whole of what stands there now; null: there is nothing. */
export async function readOriginal(store: PictureStore, key: string): Promise<Buffer | null> {
  const part = await store.read(key);
  return part && ((await store.read(wholeOf({ key, version: contentHash(part) }))) ?? part);
}
