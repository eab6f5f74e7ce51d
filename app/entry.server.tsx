import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { inlined } from "#http/request-context.server.ts";
import { log } from "#config/log.server.ts";
import { DocumentContext } from "./document.ts";
import { headTags } from "#app/seo/head-tags.server.ts";
import { pageAt } from "#app/seo/pages.server.ts";
import { RenderedTrail } from "#ui/trail.ts";
import { routeStyles } from "./styles.server.ts";

// Rendered pages are cached, so rendering is synchronous and nothing streams.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { manifest, staticHandlerContext } = routerContext;
  const { actionData } = staticHandlerContext;
  // The form island expects the action data as JSON.
  if (request.headers.get("accept") === "application/json" && actionData) {
    return Response.json(Object.values(actionData)[0], { status, headers });
  }
  const styles = routeStyles(manifest, staticHandlerContext);
  if (styles) loadContext.get(inlined).styles.push(styles.text);
  const page = await pageAt(staticHandlerContext.location.pathname);
  const document: DocumentContext = {
    entry: manifest.entry.module,
    imports: manifest.entry.imports,
    refresh: manifest.hmr?.runtime,
    styles,
    failed: request.method === "POST" && status >= 400,
    place: page?.place,
    headTags: headTags(page, staticHandlerContext),
  };
  const html = renderToString(
    <DocumentContext value={document}>
      <RenderedTrail value={[]}>
        <ServerRouter context={routerContext} url={request.url} />
      </RenderedTrail>
    </DocumentContext>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error }, "page failed to render");
}
