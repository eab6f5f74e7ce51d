import { home } from "#content/site.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { socialPicture } from "#pictures/social-picture.server.ts";
import { shortTitle, socialImagePath } from "#app/seo/page-meta.ts";
import { sitemapPages } from "#app/seo/pages.server.ts";
import type { Route } from "./+types/social";

/** The social image of a page, with its title on it. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const page = (await sitemapPages()).find(({ path }) => socialImagePath(path) === pathname);
  if (!page) return new Response("No such picture.\n", { status: 404 });
  const { name, town, region } = page.place ?? home;
  const text = { title: page.pictureTitle ?? shortTitle(page), sign: `${name} / ${town}, ${region}` };
  const image =
    (await socialPicture(sitePicture(page.picture).key, text)) ??
    (await socialPicture(sitePicture("share-base").key, text));
  if (!image) return new Response("No such picture.\n", { status: 404 });
  return new Response(new Uint8Array(image), {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" },
  });
}
