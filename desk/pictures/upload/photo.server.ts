import { UserError } from "#config/user-error.ts";
import { formatMegabytes, MAX_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import type { Crop } from "#ui/pictures/crop.ts";

/** The uploaded photos. */
export function photosIn(posted: FormData): File[] {
  return posted.getAll("photo").filter((file): file is File => file instanceof File && file.size > 0);
}

/** The uploaded photo. */
export async function photoIn(posted: FormData): Promise<{ name: string; bytes: Buffer }> {
  const [file] = photosIn(posted);
  if (!file) throw new UserError("Choose a photo first.", "");
  if (file.size > MAX_PICTURE_BYTES)
    throw new UserError(
      `This photo has ${formatMegabytes(file.size)}. The limit is ${formatMegabytes(MAX_PICTURE_BYTES)}.`,
      "",
    );
  return { name: fileName(file), bytes: Buffer.from(await file.arrayBuffer()) };
}

export function fileName(file: File): string {
  return file.name.slice(-80) || "The picture";
}

/** The positions of the sliders. */
export function cropIn(posted: FormData): Crop {
  const number = (name: keyof Crop) => Math.round(Number(posted.get(name)));
  return { across: number("across"), down: number("down"), closer: number("closer") };
}
