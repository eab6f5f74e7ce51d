import { UserError } from "#config/user-error.ts";
import { sharp } from "#pictures/sizes/decoders.ts";
import { type Crop, cropArea, isCrop } from "#ui/pictures/crop.ts";

/** The crop of a photo for a place of this shape. */
export async function cropPhoto(
  original: Buffer,
  shape: { width: number; height: number },
  crop: Crop,
  format: "webp" | "jpeg" | "png" = "webp",
): Promise<Buffer> {
  if (!isCrop(crop)) throw new UserError("That part is not within the photo.", "Choose it again.");
  const { width = 1, height = 1 } = await sharp(original).metadata();
  return sharp(original)
    .extract(cropArea({ width, height }, shape, crop))
    .toFormat(format, { quality: 88 })
    .toBuffer();
}
