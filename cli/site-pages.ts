import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { Freshness, freshness } from "#http/freshness.server.ts";
import { inlined } from "#http/request-context.server.ts";
import type { SeePage } from "#operations/operation.ts";

const BUILD = join(import.meta.dirname, "..", "build", "server", "index.js");

/** Renders pages of the built site in this process, from the same database; undefined where nothing is built. */
export function sitePages(siteUrl: string): SeePage | undefined {
  if (!existsSync(BUILD)) return undefined;
  let loaded: ReturnType<typeof load> | undefined;
  return async (path) => {
    loaded ??= load();
    const render = await loaded;
    const response = await render(new Request(new URL(path, siteUrl)));
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    const text = await response.text();
    return { status: response.status, html: isPage ? text : "" };
  };
}

/** The build and React take a second to load, and only `gym doctor` needs them. */
async function load() {
  // React reads NODE_ENV when it is loaded.
  process.env.NODE_ENV ??= "production";
  const { createRequestHandler, RouterContextProvider } = await import("react-router");
  const handle = createRequestHandler((await import(pathToFileURL(BUILD).href)) as ServerBuild, "production");
  return (request: Request) => {
    const context = new RouterContextProvider();
    context.set(freshness, new Freshness());
    context.set(inlined, { styles: [] });
    return handle(request, context);
  };
}
