import type { PhotoFormat } from "#ui/pictures/picture-url.ts";
import { sharp } from "./decoders.ts";

const MAX_PIXELS = 100_000_000;
const BLUR_WIDTHS = [16, 12, 8];
const BLUR_BYTES = 200;
/** Half the time of effort 3, for files 3% larger (docs/decisions/picture-sizes.md). */
const QUICK_EFFORT = 2;
/** Up to this width pictures are small or on dense screens, where lower quality is not visible. */
const PHONE_WIDTH = 780;

sharp.concurrency(1);
sharp.cache(false);

export type Description = { width: number; height: number; placeholder: string };

/** The picture is invalid; retrying does not help. */
export class RefusedPicture extends Error {}

/** The upright size, and a blurred placeholder. */
export async function describePicture(bytes: Uint8Array): Promise<Description> {
  return refuseOnError(async () => {
    const { width, height, orientation = 1, hasAlpha } = await open(bytes).metadata();
    const turned = orientation >= 5;
    const upright = turned ? { width: height, height: width } : { width, height };
    // The placeholder would show through a transparent picture.
    return { ...upright, placeholder: hasAlpha ? "" : await encodeBlur(bytes) };
  });
}

/** Small enough to be inlined many times in a page. */
async function encodeBlur(bytes: Uint8Array) {
  for (const width of BLUR_WIDTHS) {
    const tiny = open(bytes).autoOrient().resize({ width, withoutEnlargement: true });
    const blur = await tiny.webp({ quality: 20, smartSubsample: true }).toBuffer();
    const url = `data:image/webp;base64,${blur.toString("base64")}`;
    if (url.length < BLUR_BYTES) return url;
  }
  return "";
}

export type SizeOrder = { width: number; format: PhotoFormat; effort?: number | undefined };

/** One size: upright, never wider than the original, without metadata. */
export async function encodeSize(bytes: Uint8Array, { width, format, effort }: SizeOrder): Promise<Buffer> {
  return refuseOnError(async () => {
    const picture = open(bytes).autoOrient().resize({ width, withoutEnlargement: true });
    if (format === "avif") {
      const quality = width <= PHONE_WIDTH ? 46 : 52;
      return picture.avif({ quality, effort: effort ?? QUICK_EFFORT }).toBuffer();
    }
    if (format === "webp") return picture.webp({ quality: 76, effort: 3 }).toBuffer();
    return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 78, progressive: true }).toBuffer();
  });
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" });
}

async function refuseOnError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new RefusedPicture(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
