import type { Stores } from "#operations/operation.ts";
import { openPictures, openRecords, openStore, settings } from "#operations/stores.ts";
import { sitePages } from "./site-pages.ts";

/** The site's own stores; not ready yet where a command opens the databases itself. */
export async function openStores(isReady: boolean): Promise<Stores> {
  const env = await settings();
  const pictures = await openPictures();
  const { leadsDatabase, siteDatabase } = await import("#db/drivers/database.server.ts");
  const site = isReady ? await openStore() : siteDatabase();
  const leads = isReady ? await openRecords() : leadsDatabase();
  return { site, leads, pictures: () => pictures, env, seePage: sitePages(env.SITE_URL) };
}
