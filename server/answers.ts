import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#config/env.server.ts";
import { handleMedia } from "#pictures/sizes/media-handler.server.ts";
import { isDesk, type Desk } from "#server/desk/desk.ts";
import { addressOf } from "./addresses.ts";
import { cameByPlainHttp } from "./client.ts";
import { answerReadiness, mayReadMetrics } from "./health.ts";
import { hostOf, isOurHost } from "./host.ts";
import type { Metrics } from "./metrics.ts";
import type { PageCache } from "#server/pages/page-cache.ts";
import { everyAnswer } from "#server/pages/security-headers.ts";
import { type Prepared, sendPrepared, sendText } from "./send.ts";
import type { createSite } from "./site.ts";

const commonHeaders = new Headers(everyAnswer);

type Parts = {
  staticFiles: Map<string, Prepared>;
  site: ReturnType<typeof createSite>;
  cache: PageCache;
  metrics: Metrics;
  /** null where the desk has a port of its own. */
  desk: Desk | null;
  leads: { metrics: () => Promise<string>; failed: () => Promise<number> };
};

/** Who answers what, in order. Returns the name under which logs and metrics count the request. */
export function answers({ staticFiles, site, cache, metrics, desk, leads }: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<string> => {
    const host = hostOf(request);
    if (host !== null && !isOurHost(host)) {
      sendText(
        response,
        421,
        `This is the server of ${env.SITE_URL} and of no other name. Please go there.\n`,
      );
      return "(another host)";
    }
    const unsafe = cameByPlainHttp(request);
    const known = host !== null && !unsafe ? site.sendKept(request, response) : null;
    if (known) return known;
    const url = host === null ? null : addressOf(request.url, host);
    if (!url) {
      sendText(response, 400, "That address can't be read. Please check it and try again.\n");
      return "(malformed)";
    }
    const { pathname } = url;
    const reading = request.method === "GET" || request.method === "HEAD";
    if (pathname === "/healthz" && reading) {
      sendText(response, 200, "ok\n");
      return pathname;
    }
    if (pathname === "/readyz" && reading) {
      await answerReadiness(request, response, leads.failed);
      return pathname;
    }
    if (pathname === "/metrics" && reading) {
      if (!mayReadMetrics(request)) sendText(response, 403, "Metrics need the token in METRICS_TOKEN.\n");
      else sendText(response, 200, metrics.text(cache, await leads.metrics()), "text/plain; version=0.0.4");
      return pathname;
    }
    if (unsafe && reading) {
      const location = new URL(env.SITE_URL).origin + pathname + url.search;
      response.writeHead(301, { ...everyAnswer, location, "cache-control": "no-store" }).end();
      return "(to https)";
    }
    if (pathname.startsWith("/media/")) response.setHeaders(commonHeaders);
    if (await handleMedia(request, response)) return "/media/*";

    const file = staticFiles.get(pathname);
    if (file && reading) {
      sendPrepared(request, response, file);
      return "(static)";
    }
    if (desk && isDesk(pathname) && (await desk.isOpen())) return desk.answer(request, response, url);
    return site.answer(request, response, url);
  };
}
