import { absolute } from "#app/found/address.server.ts";
import { pageDate } from "#app/found/dates.server.ts";
import { foundPages } from "#app/found/pages.ts";
import { picturesOf } from "#app/found/sitemap-pictures.server.ts";
import { toldSince } from "#app/found/told-since.server.ts";
import { tag } from "#app/found/xml.ts";
import type { Route } from "./+types/sitemap";

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Every page with its pictures. A date is the last change of what the page says; a page whose date nobody knows has none. */
export async function loader({ context }: Route.LoaderArgs) {
  const [since, pictures] = await Promise.all([toldSince(context), picturesOf(context)]);
  const entries = foundPages.map((page) => {
    const changes = [pageDate(page.id), ...page.told.map((told) => since.get(told)?.toISOString())];
    const images = pictures(page).map(
      (path) => `<image:image>${tag("image:loc", absolute(path))}</image:image>`,
    );
    return `<url>${tag("loc", absolute(page.path))}${tag("lastmod", latest(changes))}${images.join("")}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

function latest(dates: (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}
