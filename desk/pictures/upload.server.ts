import type { Database } from "#db/drivers/database.server.ts";
import { MOST_PICTURE_BYTES, formatMegabytes } from "#pictures/store/picture-key.ts";
import { pictureStore } from "#pictures/store/picture-store.server.ts";
import { UserError } from "#config/user-error.ts";
import { MemoryBudget } from "#pictures/sizes/memory-budget.ts";
import { hashOfSource } from "#operations/pictures/photo-places.ts";
import { prepareApart } from "#operations/pictures/prepare-apart.ts";
import type { BucketName } from "#operations/pictures/buckets.ts";

/** Two processors' worth; as many again may wait. Half of the desk's turns are left to everybody else. */
const AT_ONCE = 2;
const MOST_INSIDE = 4;
const room = new MemoryBudget(AT_ONCE);
let inside = 0;

/** The photograph that a form has sent, or a sentence that says what is wrong. */
async function sentIn(fields: FormData) {
  const file = fields.get("photo");
  if (!(file instanceof File) || file.size === 0) return "Choose a picture first.";
  if (file.size > MOST_PICTURE_BYTES)
    return `That picture has ${formatMegabytes(file.size)}; ${formatMegabytes(MOST_PICTURE_BYTES)} are the most.`;
  return { name: file.name.slice(-80) || "The picture", bytes: Buffer.from(await file.arrayBuffer()) };
}

/** As the store keeps it. */
export async function preparedIn(
  fields: FormData,
  format: "webp" | "jpeg",
  gone: AbortSignal,
): Promise<Buffer | string> {
  const sent = await sentIn(fields);
  return typeof sent === "string" ? sent : prepared(gone)(sent.name, sent.bytes, format);
}

/** As the operator's own code takes a picture. */
export async function pictureIn(
  db: Database,
  fields: FormData,
  to: BucketName,
  words: string,
  gone: AbortSignal,
) {
  const sent = await sentIn(fields);
  if (typeof sent === "string") return sent;
  const source = hashOfSource(to, sent.bytes);
  return { ...sent, db, store: pictureStore(), words, source, prepare: prepared(gone) };
}

/** A few at a time, and only while whoever has sent the picture waits. */
function prepared(gone: AbortSignal): typeof prepareApart {
  return async (name, bytes, format) => {
    if (inside >= MOST_INSIDE)
      throw new UserError("Other pictures are being made ready.", "Send yours again in a minute.");
    inside += 1;
    try {
      return await room.hold(1, () => prepareApart(name, bytes, format, { gone }));
    } finally {
      inside -= 1;
    }
  };
}

/** The sentence of a fault, or the error itself. */
export function sayFault(error: unknown): string {
  if (error instanceof UserError) return `${error.message} ${error.next}`;
  throw error;
}
