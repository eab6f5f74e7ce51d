import type { PhotoStore } from "#pictures/store/photo-store.server.ts";
import { Fault } from "#config/user-error.ts";
import { type Cut, isCut, PORTRAIT } from "#ui/pictures/crop.ts";
import { cutPhoto } from "./crop-picture.ts";
import { putPart, readWhole } from "./snapshot.ts";

/** Another part of the photograph of which a portrait was made. */
export async function cutPortrait(store: PhotoStore, key: string, cut: Cut): Promise<void> {
  if (!isCut(cut)) throw new Fault("That part is not within the photograph.", "Choose it once more.");
  const whole = await readWhole(store, key);
  if (!whole) throw new Fault("The portrait is not there any more.", "Send it once more.");
  const part = await cutPhoto(whole, PORTRAIT, cut, key.endsWith(".png") ? "png" : "jpeg");
  await putPart(store, key, part, whole);
}
