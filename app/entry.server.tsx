import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { inlined } from "#http/request-context.server.ts";
import { log } from "#config/log.server.ts";
import { DocumentFacts } from "./document.ts";
import { machineFacts } from "#app/seo/json-ld.server.ts";
import { ShownTrail } from "#ui/shown-trail.ts";
import { stylesOf } from "./styles.server.ts";

// Pages are kept and shared, so each is rendered whole and at once: nothing streams, and nothing waits within it.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { manifest, staticHandlerContext } = routerContext;
  const { actionData, matches } = staticHandlerContext;
  // A form that an island has sent wants the action's answer alone.
  if (request.headers.get("accept") === "application/json" && actionData) {
    return Response.json(Object.values(actionData)[0], { status, headers });
  }
  const styles = stylesOf(manifest, matches);
  if (styles) loadContext.get(inlined).styles.push(styles.text);
  const facts = {
    entry: manifest.entry.module,
    imports: manifest.entry.imports,
    refresh: manifest.hmr?.runtime,
    styles,
    faulty: request.method === "POST" && status >= 400,
    machine: await machineFacts(staticHandlerContext),
  };
  const html = renderToString(
    <DocumentFacts value={facts}>
      <ShownTrail value={[]}>
        <ServerRouter context={routerContext} url={request.url} />
      </ShownTrail>
    </DocumentFacts>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error }, "a page failed");
}
