import { sharp } from "#pictures/sizes/decoders.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { UserError } from "#config/user-error.ts";
import { type Crop, cropArea, isCrop, PORTRAIT } from "#ui/pictures/crop.ts";
import { putPart, readOriginal } from "./snapshot.ts";

/** The part of a photograph that a place of this shape shows. */
export async function cropPhoto(
  original: Buffer,
  shape: { width: number; height: number },
  crop: Crop,
  format: "webp" | "jpeg" | "png" = "webp",
): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(original).metadata();
  return sharp(original)
    .extract(cropArea({ width, height }, shape, crop))
    .toFormat(format, { quality: 88 })
    .toBuffer();
}

/** Shows another part of the photograph that a portrait was made from. */
export async function cropPortrait(store: PictureStore, key: string, crop: Crop): Promise<void> {
  if (!isCrop(crop)) throw new UserError("That part is not within the photograph.", "Choose it once more.");
  const whole = await readOriginal(store, key);
  if (!whole) throw new UserError("The portrait is not there any more.", "Send it once more.");
  const part = await cropPhoto(whole, PORTRAIT, crop, key.endsWith(".png") ? "png" : "jpeg");
  await putPart(store, key, part, whole);
}
