import { readFile, stat } from "node:fs/promises";
import { MOST_PICTURE_BYTES, sayMegabytes } from "#photos/photo-limit.ts";
import { Fault } from "./fault.ts";
import { warn } from "./terminal.ts";

/** A whole file, unless it is larger than any that is meant here: then it is not read at all. */
export async function readWithin(most: number, path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > most) {
    throw new Fault(
      `${path} has ${sayMegabytes(size)}; ${sayMegabytes(most)} are the most that is read.`,
      "Is it the right file? Nothing was changed.",
    );
  }
  return readFile(path);
}

/** For a picture in the store that the site refuses as well. */
export function leaveOut(key: string, size: number) {
  warn(
    `${key} has ${sayMegabytes(size)}, more than the ${sayMegabytes(MOST_PICTURE_BYTES)} of a picture: it is left out.`,
  );
}
