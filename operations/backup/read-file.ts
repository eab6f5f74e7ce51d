import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { formatMegabytes } from "#pictures/store/picture-key.ts";
import { UserError } from "#config/user-error.ts";

/** A file with at most this many bytes. A larger one is refused without reading it. */
export async function readWithin(most: number, path: string): Promise<Buffer> {
  const size = await readFileSize(path);
  // It may grow while it is read, and files below /proc have no size.
  const bytes =
    size > most ? null : await buffer(createReadStream(path, { end: most })).catch(refuseUnreadable(path));
  if (bytes && bytes.length <= most) return bytes;
  const has = bytes ? `more than ${formatMegabytes(most)}` : formatMegabytes(size);
  throw new UserError(
    `${path} has ${has}. The limit is ${formatMegabytes(most)}.`,
    "Check that it is the right file. Nothing was changed.",
  );
}

/** Refuses devices and pipes, which may never end. */
export async function readFileSize(path: string): Promise<number> {
  const facts = await stat(path).catch(refuseUnreadable(path));
  if (facts.isFile()) return facts.size;
  throw new UserError(
    `${path} is a ${facts.isDirectory() ? "folder" : "device or a pipe"}.`,
    "Name a file. Nothing was changed.",
  );
}

function refuseUnreadable(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new UserError(
      `${path} can't be read (${error.code}).`,
      "Check the name; put quotation marks around it if it has spaces.",
    );
  };
}
