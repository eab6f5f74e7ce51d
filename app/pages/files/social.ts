import { home } from "#content/site.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { socialPicture } from "#pictures/social-picture.server.ts";
import { shortTitle, socialPath } from "#app/seo/page-facts.ts";
import { foundPages } from "#app/seo/pages.server.ts";
import type { Route } from "./+types/social";

/** The picture of a shared link: one for each page, with the page's title on it. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const page = (await foundPages()).find(({ path }) => socialPath(path) === pathname);
  if (!page) return new Response("No such picture.\n", { status: 404 });
  const { name, town, region } = page.place ?? home;
  const words = { title: page.pictureTitle ?? shortTitle(page), sign: `${name} / ${town}, ${region}` };
  const drawn =
    (await socialPicture(sitePicture(page.picture).key, words)) ??
    (await socialPicture(sitePicture("share-base").key, words));
  if (!drawn) return new Response("No such picture.\n", { status: 404 });
  return new Response(new Uint8Array(drawn), {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" },
  });
}
