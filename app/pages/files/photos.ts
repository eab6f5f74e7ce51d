import { data } from "react-router";
import { galleryCategories } from "#content/pages/gallery.ts";
import { oneOf } from "#http/page-query.ts";
import { galleries } from "#app/gallery/galleries.server.ts";
import { categorySlug, lastStep, pageParam, showParam } from "#app/gallery/photo-page.ts";
import type { Route } from "./+types/photos";

export const handle = {
  query: { category: oneOf(...galleryCategories.map(categorySlug)), show: showParam, page: pageParam },
};

/** The photos that 'Load More Photos' adds: the last six of the page with the same query. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const read = Object.hasOwn(galleries, params.list) && galleries[params.list as keyof typeof galleries];
  if (!read) throw data(null, { status: 404 });
  return Response.json(await read(new URL(request.url).searchParams, context, lastStep));
}
