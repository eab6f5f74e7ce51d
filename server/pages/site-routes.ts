import { isTurnedOff } from "#content/is-on.ts";
import { lastKnownGym } from "#db/readers/gym.server.ts";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageQuery } from "#http/page-query.ts";

type RouteModule = { default?: unknown; action?: unknown; handle?: Handle };
/** `pages`: the valid values of the path's parameter. */
type Handle = { query?: PageQuery; bare?: boolean; pages?: object };

export type RouteFacts = {
  id: string;
  /** Like '/programs/:slug'. Logs and metrics name this instead of the URL. */
  pattern: string;
  query: PageQuery;
  takesPosts: boolean;
  isPage: boolean;
  framed: boolean;
  /** For an unknown URL: the path of the error page that it shares with all unknown URLs of its kind. */
  notFoundPath: string | null;
};

/** Rendered only by the server itself. From outside it is an unknown address. */
const REFUSAL_PAGES = "refused/:status";

/** The paths of all pages in the build. */
export function listPages(build: ServerBuild): string[] {
  const paths = Object.values(build.routes).flatMap((route) => {
    if (route?.parentId !== "root") return [];
    const { pages } = (route.module as RouteModule).handle ?? {};
    const path = `/${route.path ?? ""}`;
    return pages ? Object.keys(pages).map((value) => path.replace(/:\w+$/, value)) : path;
  });
  // A page with its own route can also be one of a parameter's values.
  return [...new Set(paths)];
}

/** Finds the route of a path. */
export function createRouteMatcher(build: ServerBuild): (pathname: string) => RouteFacts {
  const tree = Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === "root")
    .map((route): RouteObject => {
      const shape = { id: route.id, handle: route.module };
      return route.index ? { ...shape, index: true } : { ...shape, path: route.path };
    });

  return (pathname) => {
    // Data for React Router's client, which the site does not use.
    const isData = pathname.endsWith(".data");
    const match = isData ? undefined : matchRoutes(tree, pathname)?.at(-1);
    const { route, params } = match ?? {};
    const module = (route?.handle ?? {}) as RouteModule;
    const path = route?.path ?? "";
    const { pages } = module.handle ?? {};
    const changes = lastKnownGym().pages;
    const isBuilt = Object.values(params ?? {}).every((value) => Object.hasOwn(pages ?? {}, value!));
    const isUnknown = pages && !isBuilt && !changes.added.includes(pathname);
    const isOff = isTurnedOff(pathname, changes);
    const isError = !route || isOff || path === "*" || path === REFUSAL_PAGES;
    const notFoundPath = isError ? "/404" : isUnknown ? `/${path}` : null;
    return {
      id: route?.id ?? "",
      pattern: notFoundPath ? "(unknown)" : `/${path}`,
      query: module.handle?.query ?? {},
      takesPosts: module.action !== undefined,
      isPage: module.default !== undefined,
      framed: module.handle?.bare === true,
      notFoundPath,
    };
  };
}

/** The URL that loaders get: only known parameters, in a fixed order. It is also the cache key. */
export function normalizeUrl(url: URL, query: PageQuery): URL {
  const clean = new URL(url.pathname, url.origin);
  for (const name of Object.keys(query).toSorted()) {
    const given = url.searchParams.get(name);
    const value = given === null ? undefined : query[name]?.(given);
    if (value !== undefined) clean.searchParams.set(name, value);
  }
  return clean;
}
