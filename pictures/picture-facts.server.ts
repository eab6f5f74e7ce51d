import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { encode, type Urgency } from "#pictures/sizes/encoder.server.ts";
import { PictureTooLarge, readStamp, withOriginal } from "#pictures/sizes/picture-source.server.ts";
import { shipped, shippedByVersion, contentHash } from "#pictures/store/shipped-pictures.server.ts";
import { writeAtomically } from "#pictures/store/atomic-write.ts";

const described = z.object({ width: z.number(), height: z.number(), placeholder: z.string() });
const cached = z.union([described, z.object({ refused: z.string() })]);

/** Facts of one picture's content. A refused one can't be decoded. */
export type PictureFacts = { version: string } & z.infer<typeof cached>;

type Known = { stamp: string; facts: Promise<PictureFacts | null> };
const known = new Map<string, Known>();

/** null if the picture does not exist. Computed once per content and cached on disk. */
export async function readPictureFacts(
  key: string,
  urgency: Urgency = "quick",
): Promise<PictureFacts | null> {
  const stamp = await readStamp(key);
  if (stamp === null) return null;
  const before = known.get(key);
  if (before?.stamp === stamp) return before.facts;
  const facts = computeFacts(key, stamp, urgency);
  known.set(key, { stamp, facts });
  facts.catch(() => known.delete(key));
  return facts;
}

/** For when the store does not answer. */
export async function lastKnownFacts(key: string) {
  return (await known.get(key)?.facts) ?? null;
}

async function computeFacts(key: string, stamp: string, urgency: Urgency): Promise<PictureFacts | null> {
  const entry = shipped.pictures[key];
  if (entry && isUnchangedShipped(key, stamp, entry.bytes)) return entry;
  try {
    return await withOriginal(key, async (bytes) => {
      if (!bytes) return null;
      const version = contentHash(bytes);
      return (
        shippedByVersion.get(version) ?? (await readCached(version)) ?? describe(key, version, bytes, urgency)
      );
    });
  } catch (error) {
    if (!(error instanceof PictureTooLarge)) throw error;
    log.warn({ key, reason: error.message }, "picture refused");
    return { version: contentHash(Buffer.from(stamp)), refused: error.message };
  }
}

/** A shipped file is not read if it has the size in the index. Files of the store are always read. */
function isUnchangedShipped(key: string, stamp: string, bytes: number) {
  return /^(site|gallery|panoramas)\//.test(key) && stamp.endsWith(`-${bytes}`);
}

async function describe(
  key: string,
  version: string,
  bytes: Buffer,
  urgency: Urgency,
): Promise<PictureFacts> {
  const result = await encode({ kind: "describe" }, urgency, async () => bytes);
  if ("description" in result) return cache({ version, ...result.description });
  if (!("refused" in result)) throw new Error("failed" in result ? result.failed : "no description");
  log.warn({ key, reason: result.refused }, "picture refused");
  return cache({ version, refused: result.refused });
}

export const sizesFolder = join(env.DATA_DIR, "sizes");

async function readCached(version: string): Promise<PictureFacts | null> {
  const text = await readFile(join(sizesFolder, `${version}.json`), "utf8").catch(() => "null");
  try {
    return { version, ...cached.parse(JSON.parse(text)) };
  } catch {
    return null;
  }
}

async function cache(facts: PictureFacts) {
  const { version, ...rest } = facts;
  await cacheOnDisk(`${version}.json`, JSON.stringify(rest));
  return facts;
}

/** A failure (full disk) does not fail the picture: it is computed again later. */
export async function cacheOnDisk(name: string, content: string | Uint8Array) {
  try {
    await mkdir(sizesFolder, { recursive: true });
    await writeAtomically(join(sizesFolder, name), [content]);
  } catch (error) {
    log.warn({ err: error, name }, "could not cache a picture on disk");
  }
}
