import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { handleMedia } from "#pictures/sizes/media-handler.server.ts";
import type { Desk } from "#server/desk/desk.ts";
import { isDeskPath } from "#server/desk/desk-access.ts";
import { TooBusy } from "#server/pages/concurrency-limit.ts";
import type { PageCache } from "#server/pages/page-cache.ts";
import { commonHeaders } from "#server/pages/security-headers.ts";
import { isPlainHttp } from "./client.ts";
import { answerReadiness, mayReadMetrics } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { isOwnHost, parseUrl, readHost } from "./request-url.ts";
import { type Prepared, sendBusy, sendPrepared, sendText } from "./send.ts";
import type { createSite } from "./site.ts";

const mediaHeaders = new Headers(commonHeaders);

/** Answers a request. The result is the name under which logs and metrics count it. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<string>;

type Options = {
  staticFiles: ReadonlyMap<string, Prepared>;
  site: ReturnType<typeof createSite>;
  cache: PageCache;
  metrics: Metrics;
  /** null if the desk has its own port. */
  desk: Desk | null;
  leads: { metrics: () => Promise<string>; failed: () => Promise<number> };
};

export function createHandler({ staticFiles, site, cache, metrics, desk, leads }: Options): Handler {
  return async (request, response) => {
    const host = readHost(request);
    if (host !== null && !isOwnHost(host)) {
      const text = `This server answers only at ${env.SITE_URL}. Please go there.\n`;
      sendText(response, 421, text);
      return "(another host)";
    }
    const needsTls = isPlainHttp(request);
    const cached = host !== null && !needsTls ? site.sendCached(request, response) : null;
    if (cached) return cached;
    const url = host === null ? null : parseUrl(request.url, host);
    if (!url) {
      sendText(response, 400, "The address can't be read. Please check it and try again.\n");
      return "(malformed)";
    }
    const { pathname } = url;
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (pathname === "/healthz" && isRead) {
      sendText(response, 200, "ok\n");
      return pathname;
    }
    if (pathname === "/readyz" && isRead) {
      await answerReadiness(request, response, leads.failed);
      return pathname;
    }
    if (pathname === "/metrics" && isRead) {
      if (!mayReadMetrics(request)) sendText(response, 403, "Metrics need the token in METRICS_TOKEN.\n");
      else sendText(response, 200, metrics.text(cache, await leads.metrics()), "text/plain; version=0.0.4");
      return pathname;
    }
    if (needsTls && isRead) {
      const location = new URL(env.SITE_URL).origin + pathname + url.search;
      response.writeHead(301, { ...commonHeaders, location, "cache-control": "no-store" }).end();
      return "(to https)";
    }
    if (pathname.startsWith("/media/")) response.setHeaders(mediaHeaders);
    if (await handleMedia(request, response)) return "/media/*";

    const file = staticFiles.get(pathname);
    if (file && isRead) {
      sendPrepared(request, response, file);
      return "(static)";
    }
    if (desk && isDeskPath(pathname) && (await desk.isOpen())) return desk.answer(request, response, url);
    return site.answer(request, response, url);
  };
}

/** Logs and counts each request, and answers errors. */
export function withRequestLog(handle: Handler, metrics: Metrics) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const route = await handle(request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return "(gone)";
      if (error instanceof TooBusy && !response.headersSent) return sendBusy(response);
      log.error({ err: error }, "a request failed");
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Something broke on our side. Please try again, or call us.\n");
      return "(failed)";
    });
    const ms = Math.round((performance.now() - started) * 10) / 10;
    metrics.countRequest(route, response.statusCode);
    log.info({ method: request.method, route, status: response.statusCode, ms }, "request");
  };
}
