import { type Database, isPreview } from "#db/drivers/database.server.ts";
import { readSitePictures } from "#db/readers/pictures.server.ts";
import { findPhotos } from "./photo-index.server.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";

let own: ReadonlyMap<string, Photo> = new Map();

/** Before a page is made: which places of the design the gym has filled itself, as of now. */
export async function refreshOwnPhotos(db: Database): Promise<void> {
  // They are known to all pages alike, and a page that is only looked at has those of the others.
  if (isPreview()) return;
  const rows = await readSitePictures(db);
  const photos = await findPhotos(rows.map(({ picture, alt }) => ({ key: picture, alt })));
  // Where the store has lost one, the design's own picture stands again.
  own = new Map(rows.flatMap(({ place }, at) => (photos[at] ? [[place, photos[at]] as const] : [])));
}

/** By the shipped picture's name in media/site. */
export function ownSitePhoto(name: string): Photo | undefined {
  return own.get(name);
}
