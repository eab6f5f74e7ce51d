import { UserError } from "#config/user-error.ts";
import { formatMegabytes, MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import type { Crop } from "#ui/pictures/crop.ts";

/** The photograph that a form has sent. */
export async function photoIn(posted: FormData): Promise<{ name: string; bytes: Buffer }> {
  const file = posted.get("photo");
  if (!(file instanceof File) || file.size === 0) throw new UserError("Choose a picture first.", "");
  if (file.size > MOST_PICTURE_BYTES)
    throw new UserError(
      `That picture has ${formatMegabytes(file.size)}; ${formatMegabytes(MOST_PICTURE_BYTES)} are the most.`,
      "",
    );
  return { name: file.name.slice(-80) || "The picture", bytes: Buffer.from(await file.arrayBuffer()) };
}

/** What the sliders of a crop form have sent. */
export function cropIn(posted: FormData): Crop {
  const number = (name: keyof Crop) => Math.round(Number(posted.get(name)));
  return { across: number("across"), down: number("down"), closer: number("closer") };
}
