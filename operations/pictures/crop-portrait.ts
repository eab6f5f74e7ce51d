import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { UserError } from "#config/user-error.ts";
import { type Crop, isCrop, PORTRAIT } from "#ui/pictures/crop.ts";
import { cutPhoto } from "./crop-picture.ts";
import { putPart, readOriginal } from "./snapshot.ts";

/** Another part of the photograph of which a portrait was made. */
export async function cutPortrait(store: PictureStore, key: string, cut: Crop): Promise<void> {
  if (!isCrop(cut)) throw new UserError("That part is not within the photograph.", "Choose it once more.");
  const whole = await readOriginal(store, key);
  if (!whole) throw new UserError("The portrait is not there any more.", "Send it once more.");
  const part = await cutPhoto(whole, PORTRAIT, cut, key.endsWith(".png") ? "png" : "jpeg");
  await putPart(store, key, part, whole);
}
