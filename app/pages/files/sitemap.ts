import { absoluteUrl } from "#app/seo/urls.server.ts";
import { lastmod, readRewordings, readSources } from "#app/seo/lastmod.server.ts";
import type { SitePage } from "#app/seo/page-meta.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { sitemapPages } from "#app/seo/pages.server.ts";
import { tag } from "#app/seo/xml.ts";
import { photoUrl } from "#ui/pictures/picture-url.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import type { Route } from "./+types/sitemap";

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** All pages with their pictures and the date of their last change, if it is known. */
export async function loader({ context }: Route.LoaderArgs) {
  const sources = await readSources(context);
  const rewordings = await readRewordings(context);
  const entries = (await sitemapPages(context.get(gymContent))).map((page) =>
    entry(page, sources, rewordings),
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

function entry(
  page: SitePage,
  allSources: Awaited<ReturnType<typeof readSources>>,
  rewordings: ReadonlyMap<string, Date>,
): string {
  const { path, picture, pictures = [], sources = [] } = page;
  const shown = sources.map((name) => allSources.get(name)).filter((source) => source !== undefined);
  const ownPictures = [...new Set([picture, ...pictures])].map(sitePicture);
  const images = [...ownPictures, ...shown.flatMap((source) => source.pictures)].map(
    ({ key, version }) =>
      `<image:image>${tag("image:loc", absoluteUrl(photoUrl(key, { width: 1600, format: "jpeg", version })))}</image:image>`,
  );
  return `<url>${tag("loc", absoluteUrl(path))}${tag("lastmod", lastmod(page, shown, rewordings))}${images.join("")}</url>`;
}
