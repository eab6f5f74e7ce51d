import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { log } from "#log";
import { headFor } from "./found/head.server.ts";
import { type Crumb, ShownTrail } from "./ui/shown-trail.ts";

// Pages are kept and shared, so each is rendered whole: nothing streams, and no boundary is sent apart.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let trail: Crumb[] = [];
  const note = (shown: Crumb[]) => {
    trail = shown;
  };
  const html = await render(
    <ShownTrail value={note}>
      <ServerRouter context={routerContext} url={request.url} />
    </ShownTrail>,
  );
  const { loaderData, location } = routerContext.staticHandlerContext;
  const path = location.pathname;
  const head = status < 400 ? await headFor({ path, context: loadContext, loaderData, trail }) : "";
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(
    html.replace("</head>", () => `${head}</head>`),
    { status, headers },
  );
}

function render(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError(error) {
        log.error({ err: error }, "a page could not be rendered");
      },
    });
  });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error }, "a page failed");
}
