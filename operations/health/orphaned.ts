import type { Database } from "#db/drivers/database.server.ts";
import { readTourImages } from "#db/readers/pictures.server.ts";
import { openPictures } from "#operations/stores.ts";

/** Rows of tour_images without their picture, and pictures without a row. */
export async function findOrphans(db: Database): Promise<{ missing: string[]; unused: string[] }> {
  const store = await openPictures();
  const names = new Set(await store.names("tour-images"));
  const wanted = new Set((await readTourImages(db)).map(({ key }) => key.slice(key.indexOf("/") + 1)));
  return {
    missing: [...wanted].filter((name) => !names.has(name)),
    unused: [...names].filter((name) => !wanted.has(name)),
  };
}
