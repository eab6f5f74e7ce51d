import { log } from "#log";
import { photoFacts } from "#photos/photo-facts.server.ts";
import { offeredWidths } from "#photos/photo-url.ts";
import { EncoderBusy } from "./encoder.server.ts";
import { hasSize, sizedPhoto } from "./photo-sizes.server.ts";

/** How many of a picture's sizes are ready; null where there is no such picture, or none that can be shown. */
export async function sizesReady(key: string): Promise<{ ready: number; all: number } | null> {
  const facts = await photoFacts(key).catch(() => null);
  if (!facts || "refused" in facts) return null;
  const { version } = facts;
  const widths = offeredWidths(facts.width);
  const there = await Promise.all(widths.map((width) => hasSize(version, { width, format: "avif" })));
  return { ready: there.filter(Boolean).length, all: widths.length };
}

/** Makes all of them, smallest first, while nobody is waiting: the first visitor finds them ready. */
export async function makeAllSizes(key: string): Promise<void> {
  try {
    const facts = await photoFacts(key);
    if (!facts || "refused" in facts) return;
    for (const width of offeredWidths(facts.width))
      await sizedPhoto({ key, width, format: "avif", urgency: "background" });
  } catch (error) {
    if (!(error instanceof EncoderBusy)) log.warn({ err: error, key }, "could not make a picture's sizes");
  }
}
