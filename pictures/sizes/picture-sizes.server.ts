import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#config/log.server.ts";
import { encode, type Urgency, EncoderBusy } from "./encoder.server.ts";
import { cacheOnDisk, readPictureFacts, sizesFolder } from "#pictures/picture-facts.server.ts";
import { readOriginal } from "./picture-source.server.ts";
import { WIDTHS, type PhotoFormat, type PhotoWidth, offeredWidths } from "#ui/pictures/picture-url.ts";
import { MEDIA } from "#pictures/store/shipped-pictures.server.ts";

const FAILURE_KEPT_MS = 5 * 60_000;

export type Size = { width: PhotoWidth; format: PhotoFormat };
export type SizedPicture = Size & {
  version: string;
  body: Buffer;
  /** False when it only stands in until the size that was asked for is ready. */
  exact: boolean;
};

const beingMade = new Map<string, Promise<Buffer | null>>();
const failedAt = new Map<string, number>();

type Ask = Size & {
  key: string;
  /** Takes something near at once over waiting for AVIF. */
  inHurry?: boolean;
  urgency?: Urgency;
};

/** One picture in one size: missing, one that can't be decoded ('refused'), or its bytes. */
export async function readSizedPicture(ask: Ask): Promise<SizedPicture | "missing" | "refused"> {
  const facts = await readPictureFacts(ask.key, ask.urgency);
  if (!facts) return "missing";
  if ("refused" in facts) return "refused";
  const { version } = facts;
  const size: Size = { width: neverWider(ask.width, facts.width), format: ask.format };

  const ready = await readSize(version, size);
  if (ready) return { ...size, version, body: ready, exact: true };
  if (ask.inHurry && size.format === "avif") {
    makeSize(ask.key, version, size, "slow").catch((error: unknown) =>
      log.warn({ err: error, key: ask.key }, "no AVIF"),
    );
    return (await nearestReady(version, size)) ?? standIn(ask.key, version, size.width);
  }
  const urgency = ask.urgency ?? (size.format === "avif" ? "slow" : "quick");
  const body = await makeSize(ask.key, version, size, urgency);
  return body ? { ...size, version, body, exact: true } : "refused";
}

/** What is on disk already, without asking the store or the encoder. */
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

/** Everyone who asks for the same size waits for the same encoding. */
function makeSize(key: string, version: string, size: Size, urgency: Urgency) {
  const name = sizeName(version, size);
  const failure = failedAt.get(name);
  if (failure && performance.now() - failure < FAILURE_KEPT_MS) return Promise.resolve(null);
  const already = beingMade.get(name);
  if (already) return already;
  const made = encodeAndKeep(key, version, size, urgency).finally(() => beingMade.delete(name));
  beingMade.set(name, made);
  return made;
}

async function encodeAndKeep(key: string, version: string, size: Size, urgency: Urgency) {
  const result = await encode({ kind: "size", ...size }, urgency, async () => {
    const bytes = await readOriginal(key);
    if (!bytes) throw new Error(`${key} went away`);
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

async function standIn(key: string, version: string, width: PhotoWidth): Promise<SizedPicture | "refused"> {
  const size = { width, format: "webp" } as const;
  const body = (await readSize(version, size)) ?? (await makeSize(key, version, size, "quick"));
  return body ? { ...size, version, body, exact: false } : "refused";
}

/** Larger ones first, then the next smaller, as long as it is no less than half. */
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

/** All steps beyond the original's width give the same picture: it is made once, under the smallest of them. */
function neverWider(width: PhotoWidth, original: number): PhotoWidth {
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

const allSizesBeingMade = new Map<string, SizesReady>();

/** How many sizes of a picture are ready, while they are made by `makeAllSizes`. */
export function sizesBeingMade(key: string): SizesReady | null {
  return allSizesBeingMade.get(key) ?? null;
}

/** The same of any picture, which is looked at for it, and whose missing sizes are made; null where it can't be shown. */
export async function sizesReady(key: string): Promise<SizesReady | null> {
  const facts = await readPictureFacts(key).catch(() => null);
  if (!facts || "refused" in facts) return null;
  const { version } = facts;
  const widths = offeredWidths(facts.width);
  const there = await Promise.all(widths.map((width) => hasSize(version, { width, format: "avif" })));
  const ready = there.filter(Boolean).length;
  if (ready < widths.length && !allSizesBeingMade.has(key)) void makeAllSizes(key);
  return { ready, all: widths.length };
}

/** Makes all of them while nobody is waiting: the first visitor finds them ready. */
export async function makeAllSizes(key: string): Promise<void> {
  try {
    const facts = await readPictureFacts(key);
    if (!facts || "refused" in facts) return;
    const widths = offeredWidths(facts.width);
    allSizesBeingMade.set(key, { ready: 0, all: widths.length });
    for (const [ready, width] of widths.entries()) {
      allSizesBeingMade.set(key, { ready, all: widths.length });
      await readSizedPicture({ key, width, format: "avif", urgency: "background" });
    }
  } catch (error) {
    if (!(error instanceof EncoderBusy)) log.warn({ err: error, key }, "could not make a picture's sizes");
  } finally {
    allSizesBeingMade.delete(key);
  }
}
