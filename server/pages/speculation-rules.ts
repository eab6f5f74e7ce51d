import type { ServerBuild } from "react-router";
import { createRouteMatcher, listPages } from "./site-routes.ts";

export const SPECULATION_RULES = "/speculation-rules.json";

/** Links that the browser may prerender while the pointer rests on them: all pages except /tour, which is framed. */
export function speculationRules(build: ServerBuild): string {
  const matchRoute = createRouteMatcher(build);
  const pages = listPages(build).filter((path) => {
    const { notFoundPath, isPage, framed } = matchRoute(path);
    return isPage && !notFoundPath && !framed;
  });
  const links = {
    and: [
      // Links with a query are left out: they only show more of the same page.
      { href_matches: pages.map((pathname) => ({ pathname, search: "" })) },
      { not: { selector_matches: "[download], [target], [rel~=nofollow]" } },
    ],
  };
  return JSON.stringify({ prerender: [{ where: links, eagerness: "moderate" }] });
}
