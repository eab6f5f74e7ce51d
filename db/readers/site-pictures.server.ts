import type { Database } from "#db/drivers/database.server.ts";
import type { SitePictureTable } from "#db/schema/site-picture-table.ts";

/** Where the gym's own pictures stand in the place of the design's. */
export function readSitePictures(
  db: Database,
): Promise<Pick<SitePictureTable, "place" | "picture" | "alt">[]> {
  return db.kysely.selectFrom("site_pictures").select(["place", "picture", "alt"]).execute();
}
