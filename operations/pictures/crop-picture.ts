import { sharp } from "#pictures/sizes/decoders.ts";
import { type Crop, cropArea } from "#ui/pictures/crop.ts";

/** The part of a photograph that a place of this shape shows. */
export async function cutPhoto(
  original: Buffer,
  shape: { width: number; height: number },
  cut: Crop,
  format: "webp" | "jpeg" | "png" = "webp",
): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(original).metadata();
  return sharp(original)
    .extract(cropArea({ width, height }, shape, cut))
    .toFormat(format, { quality: 88 })
    .toBuffer();
}
