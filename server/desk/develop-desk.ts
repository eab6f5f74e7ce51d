import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { Freshness } from "#http/freshness.server.ts";
import { commonHeaders } from "#server/pages/security-headers.ts";
import type * as accessModule from "./desk-access.ts";
import type * as buildModule from "./desk-build.ts";
import type * as deskModule from "./desk.ts";

type Next = (error?: unknown) => void;

const root = join(import.meta.dirname, "../..");

/** `npm run dev`: serves the desk from its sources. */
export async function developDesk(site: ViteDevServer) {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: join(root, "desk"),
    configFile: join(root, "desk/vite.config.ts"),
    server: { middlewareMode: true, hmr: { port: 24_679 } },
    appType: "custom",
    cacheDir: join(root, "node_modules/.vite-desk"),
  });
  // Loaded through Vite, so that the server and the screens share one instance of each module.
  const loadModule = (file: string) => vite.ssrLoadModule(join(import.meta.dirname, file));
  const { createDesk } = (await loadModule("desk.ts")) as typeof deskModule;
  const { isDeskPath } = (await loadModule("desk-access.ts")) as typeof accessModule;
  const { prepareDesk } = (await loadModule("desk-build.ts")) as typeof buildModule;
  const load = async () => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return { ...prepareDesk(build, "development"), files: new Map() };
  };
  // No content security policy in development, because Vite's scripts and styles are inline.
  const desk = createDesk(load, renderThrough(site), () => ({
    ...commonHeaders,
    "cache-control": "no-store",
  }));
  async function answerPage(request: IncomingMessage, response: ServerResponse, url: URL, next: Next) {
    try {
      if (await desk.isOpen()) await desk.answer(request, response, url);
      else next();
    } catch (error) {
      next(error);
    }
  }
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (!isDeskPath(url.pathname)) return next();
    // Vite would answer with the source of the route that sends events.
    if (request.headers.accept === "text/event-stream") return void answerPage(request, response, url, next);
    // Vite answers requests for scripts and styles. For others it removes the base from the URL, so it is put back.
    vite.middlewares(request, response, () => {
      request.url = url.pathname + url.search;
      void answerPage(request, response, url, next);
    });
  };
}

/** A preview in development shows the page as it is, without the change. */
function renderThrough({ resolvedUrls }: ViteDevServer): Parameters<typeof deskModule.createDesk>[1] {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const response = await fetch(new URL(pathname + search, resolvedUrls?.local[0]));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
      freshness: new Freshness(),
      styleHashes: [],
    };
  };
}
