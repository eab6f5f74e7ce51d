import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { MOST_PICTURE_BYTES, formatMegabytes } from "#pictures/store/picture-key.ts";
import { UserError } from "#config/user-error.ts";

/** A whole file, unless it is larger than any that is meant here: then it is not read at all. */
export async function readWithin(most: number, path: string): Promise<Buffer> {
  const size = await sizeOfFile(path);
  // It may grow while it is read, and some of the system's own files have no size.
  const bytes = size > most ? null : await buffer(createReadStream(path, { end: most }));
  if (bytes && bytes.length <= most) return bytes;
  const has = bytes ? `more than ${formatMegabytes(most)}` : formatMegabytes(size);
  throw new UserError(
    `${path} has ${has}; ${formatMegabytes(most)} are the most that is read.`,
    "Is it the right file? Nothing was changed.",
  );
}

/** Only of a file: a device or a pipe may never end. */
export async function sizeOfFile(path: string): Promise<number> {
  const facts = await stat(path);
  if (facts.isFile()) return facts.size;
  throw new UserError(
    `${path} is a ${facts.isDirectory() ? "folder" : "device or a pipe"}.`,
    "Name a file. Nothing was changed.",
  );
}

/** Of a picture in the store that is larger than any that the site takes. */
export function skippedPicture(key: string, size: number): string {
  return `${key} has ${formatMegabytes(size)}, more than the ${formatMegabytes(MOST_PICTURE_BYTES)} of a picture: it is left out.`;
}

/** How far a long task is, for whoever watches it. */
export type Progress = {
  step: (done: number, all: number, what: string) => void;
  warn: (text: string) => void;
};

export const unwatched: Progress = { step: () => {}, warn: () => {} };
