import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageQuery } from "#http/page-query.ts";

type RouteModule = { default?: unknown; action?: unknown; handle?: Handle };
/** `pages`: what the parameter that the address ends in may be. */
type Handle = { query?: PageQuery; bare?: boolean; pages?: object };

export type RouteFacts = {
  id: string;
  /** The route's pattern, '/programs/:slug': what logs and metrics may name. */
  pattern: string;
  query: PageQuery;
  takesPosts: boolean;
  isPage: boolean;
  framed: boolean;
  /** For an address that does not exist: the one whose page all of its kind share. */
  standIn: string | null;
};

/** Only the server itself goes there; from outside it is an address like any other that does not exist. */
const REFUSALS = "refused/:status";

/** The addresses of the pages in the build, each by itself. */
export function pathsOf(build: ServerBuild): string[] {
  const paths = Object.values(build.routes).flatMap((route) => {
    if (route?.parentId !== "root") return [];
    const { pages } = (route.module as RouteModule).handle ?? {};
    const path = `/${route.path ?? ""}`;
    return pages ? Object.keys(pages).map((value) => path.replace(/:\w+$/, value)) : path;
  });
  // A page with a route of its own may be one of a parameter's, too.
  return [...new Set(paths)];
}

/** Which route answers a path, told by the build itself. */
export function siteRoutes(build: ServerBuild): (pathname: string) => RouteFacts {
  const tree = Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === "root")
    .map((route): RouteObject => {
      const shape = { id: route.id, handle: route.module };
      return route.index ? { ...shape, index: true } : { ...shape, path: route.path };
    });

  return (pathname) => {
    // The addresses under which the router would hand out a page's data to its browser half, which we do without.
    const isData = pathname.endsWith(".data");
    const match = isData ? undefined : matchRoutes(tree, pathname)?.at(-1);
    const { route, params } = match ?? {};
    const module = (route?.handle ?? {}) as RouteModule;
    const path = route?.path ?? "";
    const { pages } = module.handle ?? {};
    const isLost = pages && !Object.values(params ?? {}).every((value) => Object.hasOwn(pages, value!));
    const standIn = !route || path === "*" || path === REFUSALS ? "/404" : isLost ? `/${path}` : null;
    return {
      id: route?.id ?? "",
      pattern: standIn ? "(unknown)" : `/${path}`,
      query: module.handle?.query ?? {},
      takesPosts: module.action !== undefined,
      isPage: module.default !== undefined,
      framed: module.handle?.bare === true,
      standIn,
    };
  };
}

/** The address as loaders see it: known parameters only, normalised, in a fixed order. It is also the cache's key. */
export function normalisedUrl(url: URL, query: PageQuery): URL {
  const clean = new URL(url.pathname, url.origin);
  for (const name of Object.keys(query).toSorted()) {
    const given = url.searchParams.get(name);
    const value = given === null ? undefined : query[name]?.(given);
    if (value !== undefined) clean.searchParams.set(name, value);
  }
  return clean;
}
