import type { JournalChange } from "#operations/operation.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { contentHash } from "#pictures/store/shipped-pictures.server.ts";

/*
 * Portraits and the pictures of the nutrition gallery have no rows: their files are all there is. A copy of each version
 * is stored next to the file under its hash, before the file changes. Galleries do not show files with that ending.
 */

/** One content of the file at a key; null: no file. */
export type FileVersion = { key: string; version: string } | null;
export type FileChange = JournalChange & { before: FileVersion; after: FileVersion };

export const isSnapshot = (name: string) => name.endsWith(".kept");

const copyKey = ({ key, version }: NonNullable<FileVersion>) => `${key}.${version}.kept`;

export function fileChange(title: string, key: string, before: FileVersion, after: FileVersion): FileChange {
  return { table: "files", key, title, before, after };
}

/** The changes of an entry that are files. */
export function fileChanges(journal: readonly JournalChange[]): FileChange[] {
  return journal.filter((change): change is FileChange => change.table === "files");
}

/** Tells the contents of a file apart; null: no file. */
export async function readVersion(store: PictureStore, key: string): Promise<string | null> {
  const bytes = await store.read(key);
  return bytes && contentHash(bytes);
}

/** Stores a copy of the current file. */
export async function takeSnapshot(store: PictureStore, key: string): Promise<FileVersion> {
  const bytes = await store.read(key);
  return bytes && putSnapshot(store, key, bytes);
}

/** Stores what the file at a key will be. */
export async function putSnapshot(store: PictureStore, key: string, bytes: Buffer): Promise<FileVersion> {
  const snapshot = { key, version: contentHash(bytes) };
  if (!(await store.has(copyKey(snapshot)))) await store.put(copyKey(snapshot), bytes);
  return snapshot;
}

export async function hasSnapshot(store: PictureStore, version: FileVersion): Promise<boolean> {
  return version === null || store.has(copyKey(version));
}

/** Whether the file is still as the change left it. */
export async function isUnchanged(store: PictureStore, { before, after }: FileChange): Promise<boolean> {
  const bytes = await store.read((after ?? before)!.key);
  return after ? bytes !== null && contentHash(bytes) === after.version : bytes === null;
}

/** Applies the change to the file. A second run changes nothing. */
export async function applyFile(store: PictureStore, { before, after }: FileChange): Promise<void> {
  const bytes = after && (await store.read(copyKey(after)));
  if (after && bytes) await store.put(after.key, bytes);
  if (before && before.key !== after?.key) await store.remove(before.key);
}

/** The original photo of each version of a portrait. */
const originalKey = (version: NonNullable<FileVersion>) => `${version.key}.${version.version}.whole.kept`;

export async function putOriginal(store: PictureStore, key: string, part: Buffer, original: Buffer) {
  await store.put(originalKey({ key, version: contentHash(part) }), original);
}

/** The original photo of the portrait at this key; null without a portrait. */
export async function readOriginal(store: PictureStore, key: string): Promise<Buffer | null> {
  const part = await store.read(key);
  return part && ((await store.read(originalKey({ key, version: contentHash(part) }))) ?? part);
}

/** Deletes the copy of a version and its original photo, unless it is the current file. */
export async function dropSnapshot(store: PictureStore, version: NonNullable<FileVersion>): Promise<void> {
  const bytes = await store.read(version.key);
  if (bytes && contentHash(bytes) === version.version) return;
  await store.remove(copyKey(version));
  await store.remove(originalKey(version));
}
