import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { createHash } from "node:crypto";
import { mediaFolder } from "#content/design/files.ts";

export const MEDIA = fileURLToPath(new URL(`../../${mediaFolder}/`, import.meta.url));

const picture = z.object({
  version: z.string(),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  alt: z.string(),
  category: z.string().optional(),
});
const file = z.object({ version: z.string(), bytes: z.number() });
const index = z.object({ pictures: z.record(z.string(), picture), files: z.record(z.string(), file) });

export type ShippedPicture = z.infer<typeof picture>;
export type ShippedIndex = z.infer<typeof index>;

export function readShippedIndex(): ShippedIndex {
  try {
    return index.parse(JSON.parse(readFileSync(join(MEDIA, "pictures.json"), "utf8")));
  } catch {
    // Works without the index, but slower.
    return { pictures: {}, files: {} };
  }
}

/** The index of shipped pictures that `node media/make-sizes.ts` writes. */
export const shipped = readShippedIndex();

export const shippedByVersion = new Map(
  Object.values(shipped.pictures).map((entry) => [entry.version, entry]),
);

/** Sample pictures of earlier releases: version and size of each. */
export const former: ReadonlyMap<string, number> = readFormer();

function readFormer() {
  try {
    const text = readFileSync(join(MEDIA, "former.json"), "utf8");
    return new Map(Object.entries(z.record(z.string(), z.number()).parse(JSON.parse(text))));
  } catch {
    return new Map<string, number>();
  }
}

/** Identifies a picture's content. */
export function contentHash(bytes: Uint8Array) {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 12);
}
