import { BUCKETS, formatMegabytes, MAX_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";

/** The progress of a long task. */
export type Progress = {
  step: (done: number, all: number, what: string) => void;
  warn: (text: string) => void;
};

export const noProgress: Progress = { step: () => {}, warn: () => {} };

/** Every picture of a store. One that is larger than the site shows is skipped with a warning. */
export async function* storedPictures(
  store: PictureStore,
  progress: Progress,
): AsyncGenerator<{ key: string; bytes: Buffer }> {
  const most = formatMegabytes(MAX_PICTURE_BYTES);
  for (const bucket of BUCKETS) {
    const pictures = await store.list(bucket);
    for (const [index, { name, bytes: size }] of pictures.entries()) {
      const key = `${bucket}/${name}`;
      progress.step(index, pictures.length, name);
      if (size > MAX_PICTURE_BYTES) {
        progress.warn(`${key} has ${formatMegabytes(size)}. The limit is ${most}, so it is left out.`);
        continue;
      }
      const bytes = await store.read(key);
      // Missing if it was removed since it was listed.
      if (bytes) yield { key, bytes };
    }
  }
}
