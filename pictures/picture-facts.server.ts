import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { encode, type Urgency } from "#pictures/sizes/encoder.server.ts";
import { PictureTooLarge, stampOf, withOriginal } from "#pictures/sizes/picture-source.server.ts";
import { shipped, shippedByVersion, contentHash } from "#pictures/store/shipped-pictures.server.ts";
import { writeAtomically } from "#pictures/store/atomic-write.ts";

const described = z.object({ width: z.number(), height: z.number(), placeholder: z.string() });
const remembered = z.union([described, z.object({ refused: z.string() })]);

/** What is known of one picture's content. A refused one can't be decoded and never will. */
export type PictureFacts = { version: string } & z.infer<typeof remembered>;

type Known = { stamp: string; facts: Promise<PictureFacts | null> };
const known = new Map<string, Known>();

/** null when there is no such picture. Worked out once per content and kept on disk; a changed file is noticed. */
export async function readPictureFacts(
  key: string,
  urgency: Urgency = "quick",
): Promise<PictureFacts | null> {
  const stamp = await stampOf(key);
  if (stamp === null) return null;
  const before = known.get(key);
  if (before?.stamp === stamp) return before.facts;
  const facts = factsOf(key, stamp, urgency);
  known.set(key, { stamp, facts });
  facts.catch(() => known.delete(key));
  return facts;
}

/** The last that was known, for when the store does not answer. */
export async function lastKnownFacts(key: string) {
  return (await known.get(key)?.facts) ?? null;
}

async function factsOf(key: string, stamp: string, urgency: Urgency): Promise<PictureFacts | null> {
  const entry = shipped.pictures[key];
  if (entry && isUnchangedShelf(key, stamp, entry.bytes)) return entry;
  try {
    return await withOriginal(key, async (bytes) => {
      if (!bytes) return null;
      const version = contentHash(bytes);
      return (
        shippedByVersion.get(version) ?? (await recall(version)) ?? describe(key, version, bytes, urgency)
      );
    });
  } catch (error) {
    if (!(error instanceof PictureTooLarge)) throw error;
    log.warn({ key, reason: error.message }, "picture refused");
    return { version: contentHash(Buffer.from(stamp)), refused: error.message };
  }
}

/** A file of ours with the length that the index knows: no need to read it. The store's are always read. */
function isUnchangedShelf(key: string, stamp: string, bytes: number) {
  return /^(site|gallery|panoramas)\//.test(key) && stamp.endsWith(`-${bytes}`);
}

async function describe(
  key: string,
  version: string,
  bytes: Buffer,
  urgency: Urgency,
): Promise<PictureFacts> {
  const result = await encode({ kind: "describe" }, urgency, async () => bytes);
  if ("description" in result) return remember({ version, ...result.description });
  if (!("refused" in result)) throw new Error("failed" in result ? result.failed : "no description");
  log.warn({ key, reason: result.refused }, "picture refused");
  return remember({ version, refused: result.refused });
}

export const sizesFolder = join(env.DATA_DIR, "sizes");

async function recall(version: string): Promise<PictureFacts | null> {
  const text = await readFile(join(sizesFolder, `${version}.json`), "utf8").catch(() => "null");
  try {
    return { version, ...remembered.parse(JSON.parse(text)) };
  } catch {
    return null;
  }
}

async function remember(facts: PictureFacts) {
  const { version, ...rest } = facts;
  await cacheOnDisk(`${version}.json`, JSON.stringify(rest));
  return facts;
}

/** A full disk costs time later, never the picture. */
export async function cacheOnDisk(name: string, content: string | Uint8Array) {
  try {
    await mkdir(sizesFolder, { recursive: true });
    await writeAtomically(join(sizesFolder, name), [content]);
  } catch (error) {
    log.warn({ err: error, name }, "could not keep a picture size on disk");
  }
}
