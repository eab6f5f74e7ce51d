import { absolute } from "#app/seo/address.server.ts";
import { fileDate, pageDate } from "#app/seo/dates.server.ts";
import type { SitePage } from "#app/seo/page-facts.ts";
import { foundPages } from "#app/seo/pages.server.ts";
import { toldSince } from "#app/seo/last-changed.server.ts";
import { tag } from "#app/seo/xml.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import type { Route } from "./+types/sitemap";

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

type AllTold = Awaited<ReturnType<typeof toldSince>>;

/** Every page with its pictures. A date is the last change of what the page says; a page whose date nobody knows has none. */
export async function loader({ context }: Route.LoaderArgs) {
  const told = await toldSince(context);
  const entries = (await foundPages()).map((page) => entry(page, told));
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

function entry({ id, path, file, picture, pictures = [], told = [] }: SitePage, allTold: AllTold): string {
  const shown = told.map((what) => allTold.get(what)).filter((found) => found !== undefined);
  const changes = [pageDate(id), file && fileDate(file), ...shown.map(({ since }) => since?.toISOString())];
  const own = [...new Set([picture, ...pictures])].map(sitePicture);
  const images = [...own, ...shown.flatMap((found) => found.pictures)].map(
    ({ key, version }) =>
      `<image:image>${tag("image:loc", absolute(photoUrl(key, { width: 1600, format: "jpeg", version })))}</image:image>`,
  );
  return `<url>${tag("loc", absolute(path))}${tag("lastmod", latest(changes))}${images.join("")}</url>`;
}

function latest(dates: (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}
