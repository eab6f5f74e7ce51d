import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import { env } from "#config/env.server.ts";
import { UserError } from "#config/user-error.ts";

/*
 * An uploaded backup is stored in one file until it is restored or canceled. Large ones arrive in pieces, because a
 * request has to arrive within twenty seconds (server/limits.ts).
 */

const MAX_BACKUP_BYTES = 2 * 1024 ** 3;

const folder = join(env.DATA_DIR, "uploads");
const ID = /^[\da-f-]{36}$/;
const OWNER_ALONE = 0o600;
const DAY_MS = 24 * 3600_000;

/** The path of the upload with this id; null if there is none. */
export async function uploadPath(id: string): Promise<string | null> {
  if (!ID.test(id)) return null;
  const path = join(folder, id);
  const facts = await stat(path).catch(() => null);
  return facts && Date.now() - facts.mtimeMs < DAY_MS ? path : null;
}

/** Uploads that are being restored. */
const inUse = new Set<string>();

/** Runs `work`. Meanwhile, no other upload can begin, which would delete this one. */
export async function useUpload<T>(id: string, work: () => Promise<T>): Promise<T> {
  inUse.add(id);
  try {
    return await work();
  } finally {
    inUse.delete(id);
  }
}

/** Begins an upload and deletes the one before, so that the disk never holds two. */
export async function beginUpload(): Promise<string> {
  if (inUse.size > 0) throw new UserError("A backup is being restored.", "Send this one when that is done.");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) await removeUpload(name);
  return randomUUID();
}

/** Appends a piece. A repeated piece does no harm, because `at` is its position. */
export async function addToUpload(id: string, at: number, sent: WebStream<Uint8Array>): Promise<void> {
  if (!ID.test(id) || !Number.isSafeInteger(at) || at < 0) throw broken();
  const path = join(folder, id);
  const size = (await stat(path).catch(() => null))?.size ?? 0;
  if (at > size || (at > 0 && size === 0)) throw broken();
  let end = at;
  const flags = size === 0 ? "wx" : "r+";
  await pipeline(
    Readable.fromWeb(sent),
    async function* (pieces: AsyncIterable<Uint8Array>) {
      for await (const piece of pieces) {
        end += piece.length;
        if (end > MAX_BACKUP_BYTES) throw new UserError("This file has more than 2 GB.", "");
        yield piece;
      }
    },
    createWriteStream(path, { flags, start: at, mode: OWNER_ALONE }),
  );
}

export async function removeUpload(id: string): Promise<void> {
  if (ID.test(id) && !inUse.has(id)) await rm(join(folder, id), { force: true });
}

function broken(): UserError {
  return new UserError("The upload was interrupted.", "Send the file again.");
}
