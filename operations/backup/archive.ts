import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import * as web from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { createTarDecoder, packTar } from "modern-tar";
import { z } from "zod";
import { BUCKETS, parseKey, formatMegabytes } from "#pictures/store/picture-key.ts";
import { UserError } from "#config/user-error.ts";

/*
 * A backup is a .tar.gz that any computer opens: about.json, the tables as lines of JSON, the pictures as they are, and
 * last contents.json with the hash of each file before it, which shows whether the backup is complete.
 */

export const FORMAT = 1;
/** Two empty blocks end a tar. */
const TAR_END = 1024;
const MAX_ENTRY_BYTES = 256 * 1024 * 1024;

const about = z.object({
  format: z.literal(FORMAT),
  made: z.string(),
  database: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()),
});
export type About = z.infer<typeof about>;

const contents = z.object({
  tables: z.record(z.string(), z.number()),
  pictures: z.number(),
  files: z.record(z.string(), z.string()),
});
export type Contents = z.infer<typeof contents>;

export interface ArchivedFile {
  path: string;
  bytes: Buffer;
}

/** The bytes of an archive, made while they are read. `close` returns the contents once all files are packed. */
export async function* packed(
  files: AsyncIterable<ArchivedFile>,
  close: () => Omit<Contents, "files">,
): AsyncGenerator<Buffer> {
  yield* Readable.from(blocks(files, close)).compose(createGzip({ level: 1 })) as AsyncIterable<Buffer>;
}

async function* blocks(files: AsyncIterable<ArchivedFile>, close: () => Omit<Contents, "files">) {
  const hashes: Record<string, string> = {};
  for await (const file of files) {
    hashes[file.path] = hashBytes(file.bytes);
    yield await block(file);
  }
  yield await block({
    path: "contents.json",
    bytes: Buffer.from(JSON.stringify({ ...close(), files: hashes })),
  });
  yield Buffer.alloc(TAR_END);
}

/** The bytes of one file in a tar: packed as a tar of its own, without the end marker. */
async function block({ path, bytes }: ArchivedFile): Promise<Uint8Array> {
  const tar = await packTar([{ header: { name: path, size: bytes.length, mode: 0o600 }, body: bytes }]);
  return tar.subarray(0, tar.length - TAR_END);
}

/** The files of an archive, in the order in which they were written. */
export async function* unpacked(path: string): AsyncGenerator<ArchivedFile> {
  const plain = createGunzip();
  // The reader of `plain` gets the same error.
  pipeline(createReadStream(path), plain).catch(() => {});
  try {
    // Readable.toWeb would drop the stream's error.
    const bytes = web.ReadableStream.from(plain) as unknown as ReadableStream<Uint8Array>;
    for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true }))) {
      const { name, size } = header;
      if (size > MAX_ENTRY_BYTES)
        throw broken(
          path,
          `${name} in it has ${formatMegabytes(size)}; the limit is ${formatMegabytes(MAX_ENTRY_BYTES)}`,
        );
      yield { path: name, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
    }
  } catch (error) {
    throw error instanceof UserError ? error : broken(path, describeError(error));
  } finally {
    plain.destroy();
  }
}

/** Reads everything and compares every file with its hash. Throws a UserError unless the backup is complete. */
export async function verify(path: string): Promise<{ about: About; contents: Contents }> {
  const hashes = new Map<string, string>();
  let first: unknown;
  let last: unknown;
  for await (const { path: name, bytes } of unpacked(path)) {
    if (name === "about.json") first = parseJson(bytes);
    if (name === "contents.json") last = parseJson(bytes);
    else if (hashes.has(name) || !isExpected(name))
      throw broken(path, `${name} in it does not belong in a backup`);
    else hashes.set(name, hashBytes(bytes));
  }
  const [begin, end] = [about.safeParse(first), contents.safeParse(last)];
  if (!begin.success) throw broken(path, "it is not a backup of this site, or it is from another version");
  if (!end.success) throw broken(path, "it is truncated");
  for (const [name, hash] of Object.entries(end.data.files)) {
    if (hashes.get(name) !== hash) throw broken(path, `${name} in it is damaged`);
  }
  if (hashes.size !== Object.keys(end.data.files).length)
    throw broken(path, "it has more files than it lists");
  return { about: begin.data, contents: end.data };
}

function isExpected(name: string): boolean {
  if (name === "about.json" || /^tables\/[^/]+\/\d+\.jsonl$/.test(name)) return true;
  const key = name.startsWith("pictures/") ? parseKey(name.slice("pictures/".length)) : null;
  return key !== null && (BUCKETS as readonly string[]).includes(key.folder);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

export function hashBytes(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const NO_ARCHIVE = "it is not a valid .tar.gz archive, or has trailing data";

function broken(path: string, why: string): UserError {
  const what = why === NO_ARCHIVE ? "is not a backup" : "can't be used";
  return new UserError(`${path} ${what}: ${why}.`, "Use another backup file. Nothing was changed.");
}

function describeError(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  if (code === "Z_BUF_ERROR" || message.includes("truncated")) return "it is truncated";
  if (message.includes("incorrect header check")) return NO_ARCHIVE;
  return `it is damaged (${message.replace(/\.$/, "")})`;
}
