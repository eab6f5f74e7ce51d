import { UserError } from "#config/user-error.ts";
import { formatMegabytes, MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import type { Crop } from "#ui/pictures/crop.ts";

/** The uploaded photo. */
export async function photoIn(posted: FormData): Promise<{ name: string; bytes: Buffer }> {
  const file = posted.get("photo");
  if (!(file instanceof File) || file.size === 0) throw new UserError("Choose a photo first.", "");
  if (file.size > MOST_PICTURE_BYTES)
    throw new UserError(
      `This photo has ${formatMegabytes(file.size)}. The limit is ${formatMegabytes(MOST_PICTURE_BYTES)}.`,
      "",
    );
  return { name: file.name.slice(-80) || "The picture", bytes: Buffer.from(await file.arrayBuffer()) };
}

/** The positions of the sliders. */
export function cropIn(posted: FormData): Crop {
  const number = (name: keyof Crop) => Math.round(Number(posted.get(name)));
  return { across: number("across"), down: number("down"), closer: number("closer") };
}
