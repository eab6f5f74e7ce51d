import { brand, places } from "#content/site.ts";
import { socialPicture } from "#photos/social-picture.server.ts";
import { foundPages, socialPath } from "#app/found/pages.ts";
import type { Route } from "./+types/social";

const pages = new Map(foundPages.map((page) => [socialPath(page.path), page]));

/** The picture of a shared link: one for each page, with the page's title on it. */
export async function loader({ request }: Route.LoaderArgs) {
  const page = pages.get(new URL(request.url).pathname);
  if (!page) return new Response("No such picture.\n", { status: 404 });
  const [title = page.title] = page.title.split(" | ");
  const drawn = await socialPicture(`site/${page.picture}.webp`, {
    title: page.path === "/" ? "24/7 Community Gym" : title,
    sign: page.title.includes("West Chester")
      ? `${brand.sportsPerformanceName} / ${places.westChester.town}, OH`
      : `${brand.name} / ${places.maineville.town}, OH`,
  });
  if (!drawn) return new Response("No such picture.\n", { status: 404 });
  return new Response(new Uint8Array(drawn), {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" },
  });
}
