import { log } from "#config/log.server.ts";
import { photoFacts } from "#pictures/photo-facts.server.ts";
import { offeredWidths } from "#ui/pictures/picture-url.ts";
import { EncoderBusy } from "./encoder.server.ts";
import { hasSize, sizedPhoto } from "./photo-sizes.server.ts";

export type SizesReady = { ready: number; all: number };

const beingMade = new Map<string, SizesReady>();

/** How many sizes of a picture are ready, while they are made by `makeAllSizes`. */
export function sizesBeingMade(key: string): SizesReady | null {
  return beingMade.get(key) ?? null;
}

/** The same of any picture, which is looked at for it, and whose missing sizes are made; null where it can't be shown. */
export async function sizesReady(key: string): Promise<SizesReady | null> {
  const facts = await photoFacts(key).catch(() => null);
  if (!facts || "refused" in facts) return null;
  const { version } = facts;
  const widths = offeredWidths(facts.width);
  const there = await Promise.all(widths.map((width) => hasSize(version, { width, format: "avif" })));
  const ready = there.filter(Boolean).length;
  if (ready < widths.length && !beingMade.has(key)) void makeAllSizes(key);
  return { ready, all: widths.length };
}

/** Makes all of them while nobody is waiting: the first visitor finds them ready. */
export async function makeAllSizes(key: string): Promise<void> {
  try {
    const facts = await photoFacts(key);
    if (!facts || "refused" in facts) return;
    const widths = offeredWidths(facts.width);
    beingMade.set(key, { ready: 0, all: widths.length });
    for (const [ready, width] of widths.entries()) {
      beingMade.set(key, { ready, all: widths.length });
      await sizedPhoto({ key, width, format: "avif", urgency: "background" });
    }
  } catch (error) {
    if (!(error instanceof EncoderBusy)) log.warn({ err: error, key }, "could not make a picture's sizes");
  } finally {
    beingMade.delete(key);
  }
}
