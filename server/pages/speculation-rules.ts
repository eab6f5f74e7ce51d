import type { ServerBuild } from "react-router";
import { pathsOf, siteRoutes } from "./site-routes.ts";

export const SPECULATION_RULES = "/speculation-rules.json";

/**
 * Which links the browser may open in advance while the pointer rests on them: the pages that the build knows, and
 * nothing else. Files, calendars, pictures, made-up addresses and /tour, which is framed, are not among them.
 */
export function speculationRules(build: ServerBuild): string {
  const routeOf = siteRoutes(build);
  const pages = pathsOf(build).filter((path) => {
    const { standIn, isPage, framed } = routeOf(path);
    return isPage && !standIn && !framed;
  });
  const links = {
    and: [
      // Without a query: what follows a "?" is more of the same page, and the router's own.
      { href_matches: pages.map((pathname) => ({ pathname, search: "" })) },
      { not: { selector_matches: "[download], [target], [rel~=nofollow]" } },
    ],
  };
  return JSON.stringify({ prerender: [{ where: links, eagerness: "moderate" }] });
}
