import type { Database } from "#data/store/database.server.ts";
import { MOST_PICTURE_BYTES, sayMegabytes } from "#photos/photo-limit.ts";
import { photoStore } from "#photos/store/photo-store.server.ts";
import { Fault } from "#operator/cli/fault.ts";
import { hashOfSource } from "#operator/photos/photo-places.ts";
import { prepareApart } from "#operator/photos/prepare-apart.ts";
import type { BucketName } from "#operator/photos/buckets.ts";

/** What a form has sent, as the operator's own code takes a picture; or a sentence that says what is wrong. */
export async function pictureIn(db: Database, fields: FormData, to: BucketName, words: string) {
  const file = fields.get("photo");
  if (!(file instanceof File) || file.size === 0) return "Choose a picture first.";
  if (file.size > MOST_PICTURE_BYTES)
    return `That picture has ${sayMegabytes(file.size)}; ${sayMegabytes(MOST_PICTURE_BYTES)} are the most.`;
  const bytes = Buffer.from(await file.arrayBuffer());
  const name = file.name.slice(-80) || "The picture";
  return {
    db,
    store: photoStore(),
    name,
    bytes,
    words,
    source: hashOfSource(to, bytes),
    prepare: prepareApart,
  };
}

/** The sentence of a fault, or the error itself. */
export function sayFault(error: unknown): string {
  if (error instanceof Fault) return `${error.message} ${error.next}`;
  throw error;
}
