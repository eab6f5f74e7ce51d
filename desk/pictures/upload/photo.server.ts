import { UserError } from "#config/user-error.ts";
import { formatMegabytes, MAX_PICTURE_BYTES } from "#pictures/store/picture-key.ts";

/** The uploaded photos. */
export function photosIn(posted: FormData, field = "photo"): File[] {
  return posted.getAll(field).filter((file): file is File => file instanceof File && file.size > 0);
}

/** The uploaded film; null for a form without one. */
export async function filmIn(posted: FormData): Promise<{ name: string; bytes: Buffer } | null> {
  const film = posted.get("film");
  if (!(film instanceof File)) return null;
  if (film.size === 0) throw new UserError("Choose a film first.", "");
  return { name: fileName(film), bytes: Buffer.from(await film.arrayBuffer()) };
}

/** The uploaded photo. */
export async function photoIn(posted: FormData, field = "photo"): Promise<{ name: string; bytes: Buffer }> {
  const [file] = photosIn(posted, field);
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
