import { join } from "node:path";
import { createRequestHandler, type RouteObject, type ServerBuild } from "react-router";
import { env } from "#config/env.server.ts";
import { loadStaticFiles } from "#server/pages/static-files.ts";
import type { Prepared } from "#server/send.ts";

/** The desk's own files, and its pages. */
export type DeskBuild = {
  files: ReadonlyMap<string, Prepared>;
  handle: ReturnType<typeof createRequestHandler>;
  routes: RouteObject[];
};

/** The built desk. Loaded on first use, so that a site without a desk saves the memory. */
export function builtDesk(folder: string): () => Promise<DeskBuild> {
  let loaded: Promise<DeskBuild> | undefined;
  const load = async () => ({
    ...prepareDesk(
      (await import(/* @vite-ignore */ join(folder, "server/index.js"))) as ServerBuild,
      "production",
    ),
    files: loadStaticFiles(join(folder, "client")),
  });
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}

export function prepareDesk(build: ServerBuild, mode: "production" | "development") {
  const allowedActionOrigins = [new URL(env.SITE_URL).host];
  return {
    handle: createRequestHandler({ ...build, allowedActionOrigins }, mode),
    routes: routesBelow(build),
  };
}

function routesBelow(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }): RouteObject => {
      const route = { id, path, handle: module.default };
      return index ? { ...route, index } : { ...route, children: routesBelow(build, id) };
    });
}
