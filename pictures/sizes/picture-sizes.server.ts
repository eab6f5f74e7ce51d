import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#config/log.server.ts";
import { encode, type Urgency, EncoderBusy } from "./encoder.server.ts";
import { cacheOnDisk, readPictureFacts, sizesFolder } from "#pictures/picture-facts.server.ts";
import { readOriginal } from "./picture-source.server.ts";
import { WIDTHS, type PhotoFormat, type PhotoWidth, offeredWidths } from "#ui/pictures/picture-url.ts";
import { MEDIA } from "#pictures/store/shipped-pictures.server.ts";

const FAILURE_CACHED_MS = 5 * 60_000;

export type Size = { width: PhotoWidth; format: PhotoFormat };
export type SizedPicture = Size & {
  version: string;
  body: Buffer;
  /** False for a substitute until the wanted size is ready. */
  exact: boolean;
};

const encoding = new Map<string, Promise<Buffer | null>>();
const failedAt = new Map<string, number>();

type Wanted = Size & {
  key: string;
  /** Whether another size or format may be sent while the AVIF is made. */
  acceptsSubstitute?: boolean;
  urgency?: Urgency;
};

/** One picture in one size. 'refused': it can't be decoded. */
export async function readSizedPicture(wanted: Wanted): Promise<SizedPicture | "missing" | "refused"> {
  const facts = await readPictureFacts(wanted.key, wanted.urgency);
  if (!facts) return "missing";
  if ("refused" in facts) return "refused";
  const { version } = facts;
  const size: Size = { width: limitWidth(wanted.width, facts.width), format: wanted.format };

  const ready = await readSize(version, size);
  if (ready) return { ...size, version, body: ready, exact: true };
  if (wanted.acceptsSubstitute && size.format === "avif") {
    makeSize(wanted.key, version, size, "slow").catch((error: unknown) =>
      log.warn({ err: error, key: wanted.key }, "no AVIF"),
    );
    return (await nearestReady(version, size)) ?? encodeSubstitute(wanted.key, version, size.width);
  }
  const urgency = wanted.urgency ?? (size.format === "avif" ? "slow" : "quick");
  const body = await makeSize(wanted.key, version, size, urgency);
  return body ? { ...size, version, body, exact: true } : "refused";
}

/** A size that is on disk. Does not use the store or the encoder. */
export async function readSize(version: string, size: Size): Promise<Buffer | null> {
  const name = sizeName(version, size);
  return (await readIfThere(join(MEDIA, "sizes", name))) ?? readIfThere(join(sizesFolder, name));
}

export async function hasSize(version: string, size: Size) {
  const name = sizeName(version, size);
  const places = [join(MEDIA, "sizes", name), join(sizesFolder, name)];
  return (await Promise.all(places.map((path) => stat(path).catch(() => null)))).some(
    (facts) => facts !== null,
  );
}

/** Concurrent requests for a size share one encoding. */
function makeSize(key: string, version: string, size: Size, urgency: Urgency) {
  const name = sizeName(version, size);
  const failure = failedAt.get(name);
  if (failure && performance.now() - failure < FAILURE_CACHED_MS) return Promise.resolve(null);
  const running = encoding.get(name);
  if (running) return running;
  const made = encodeAndCache(key, version, size, urgency).finally(() => encoding.delete(name));
  encoding.set(name, made);
  return made;
}

async function encodeAndCache(key: string, version: string, size: Size, urgency: Urgency) {
  const result = await encode({ kind: "size", ...size }, urgency, async () => {
    const bytes = await readOriginal(key);
    if (!bytes) throw new Error(`${key} was removed`);
    return bytes;
  }).catch((error: unknown) => {
    if (error instanceof Error && error.message.startsWith("the encoder stopped"))
      return { failed: error.message };
    throw error;
  });
  if ("body" in result) {
    await cacheOnDisk(sizeName(version, size), result.body);
    return Buffer.from(result.body);
  }
  failedAt.set(sizeName(version, size), performance.now());
  log.warn({ key, ...size, result }, "picture refused");
  return null;
}

async function encodeSubstitute(
  key: string,
  version: string,
  width: PhotoWidth,
): Promise<SizedPicture | "refused"> {
  const size = { width, format: "webp" } as const;
  const body = (await readSize(version, size)) ?? (await makeSize(key, version, size, "quick"));
  return body ? { ...size, version, body, exact: false } : "refused";
}

/** WebP first, then larger AVIF sizes, then smaller ones down to half the width. */
async function nearestReady(version: string, { width }: Size): Promise<SizedPicture | null> {
  const larger = WIDTHS.filter((step) => step > width && step <= width * 2);
  const smaller = WIDTHS.filter((step) => step < width && step * 2 >= width).toReversed();
  const webp = { width, format: "webp" } as const;
  const choices: Size[] = [
    webp,
    ...[...larger, ...smaller].map((step) => ({ width: step, format: "avif" as const })),
  ];
  for (const size of choices) {
    const body = await readSize(version, size);
    if (body) return { ...size, version, body, exact: false };
  }
  return null;
}

/** Widths beyond the original give the same picture, so only the smallest of them is used. */
function limitWidth(width: PhotoWidth, original: number): PhotoWidth {
  const enough = WIDTHS.find((step) => step >= original) ?? width;
  return width > enough ? enough : width;
}

function sizeName(version: string, { width, format }: Size) {
  return `${version}-${width}.${format}`;
}

async function readIfThere(path: string) {
  return readFile(path).catch(() => null);
}

export type SizesReady = { ready: number; all: number };

const progress = new Map<string, SizesReady>();

/** How many sizes of a picture are ready; null unless `makeAllSizes` runs. */
export function sizesBeingMade(key: string): SizesReady | null {
  return progress.get(key) ?? null;
}

/** How many sizes of a picture are ready. Starts making the missing ones. null if the picture can't be shown. */
export async function sizesReady(key: string): Promise<SizesReady | null> {
  const facts = await readPictureFacts(key).catch(() => null);
  if (!facts || "refused" in facts) return null;
  const { version } = facts;
  const widths = offeredWidths(facts.width);
  const there = await Promise.all(widths.map((width) => hasSize(version, { width, format: "avif" })));
  const ready = there.filter(Boolean).length;
  if (ready < widths.length && !progress.has(key)) void makeAllSizes(key);
  return { ready, all: widths.length };
}

/** Makes all sizes in the background, before the first visitor needs them. */
export async function makeAllSizes(key: string): Promise<void> {
  try {
    const facts = await readPictureFacts(key);
    if (!facts || "refused" in facts) return;
    const widths = offeredWidths(facts.width);
    progress.set(key, { ready: 0, all: widths.length });
    for (const [ready, width] of widths.entries()) {
      progress.set(key, { ready, all: widths.length });
      await readSizedPicture({ key, width, format: "avif", urgency: "background" });
    }
  } catch (error) {
    if (!(error instanceof EncoderBusy)) log.warn({ err: error, key }, "could not make a picture's sizes");
  } finally {
    progress.delete(key);
  }
}
