import { sharp } from "#pictures/sizes/decoders.ts";
import { errorReason } from "#operations/health/finding.ts";
import { UserError } from "#config/user-error.ts";

/** Slightly larger than the largest size that the site shows. */
const LONGEST = 2560;
const MAX_PIXELS = 150_000_000;

export const PHOTO_FILE = /\.(jpe?g|png|webp|avif|heic|heif)$/i;

/** Prepares a photo for the store: upright, no larger than needed, without metadata. */
export async function preparePhoto(name: string, bytes: Buffer, format: "webp" | "jpeg"): Promise<Buffer> {
  try {
    const picture = isHeic(bytes)
      ? await openHeic(bytes)
      : sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" });
    const upright = picture
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: "inside", withoutEnlargement: true });
    // sharp drops all metadata by default.
    return format === "webp"
      ? await upright.webp({ quality: 88 }).toBuffer()
      : await upright.flatten({ background: "#ffffff" }).jpeg({ quality: 88, mozjpeg: true }).toBuffer();
  } catch (error) {
    throw new UserError(
      `${name} can't be read as a picture (${errorReason(error)}).`,
      "Open it on your computer; if it opens there, save it as JPEG and add that.",
    );
  }
}

/** iPhones send HEVC pictures, which sharp can't decode. This decoder returns them upright. */
async function openHeic(bytes: Buffer) {
  const { default: decode } = await import("heic-decode");
  const { width, height, data } = await decode({ buffer: bytes });
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  }).removeAlpha();
}

function isHeic(bytes: Buffer): boolean {
  return (
    bytes.subarray(4, 8).toString("latin1") === "ftyp" &&
    /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(bytes.subarray(8, 12).toString("latin1")) &&
    !bytes.subarray(8, 40).toString("latin1").includes("avif")
  );
}
