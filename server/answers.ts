import type { IncomingMessage, ServerResponse } from "node:http";
import { database } from "#data/database.server.ts";
import { handleMedia } from "#photos/media-handler.server.ts";
import { addressOf } from "./addresses.ts";
import { answerReadiness, mayReadMetrics } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import type { PageCache } from "./page-cache.ts";
import { type Prepared, sendPrepared, sendText } from "./send.ts";
import type { createSite } from "./site.ts";

type Parts = {
  staticFiles: Map<string, Prepared>;
  site: ReturnType<typeof createSite>;
  cache: PageCache;
  metrics: Metrics;
  leads: { metrics: () => Promise<string>; failed: () => Promise<number> };
};

/** Who answers what, in order. Returns the name under which logs and metrics count the request. */
export function answers({ staticFiles, site, cache, metrics, leads }: Parts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<string> => {
    const known = site.sendKept(request, response);
    if (known) return known;
    const url = addressOf(request.url, request.headers.host);
    if (!url) {
      sendText(response, 400, "That address can't be read. Please check it and try again.\n");
      return "(malformed)";
    }
    const { pathname } = url;
    if (pathname === "/healthz") {
      sendText(response, 200, "ok\n");
      return pathname;
    }
    if (pathname === "/readyz") {
      await answerReadiness(response, database(), leads.failed);
      return pathname;
    }
    if (pathname === "/metrics") {
      if (!mayReadMetrics(request)) sendText(response, 403, "Metrics need the token in METRICS_TOKEN.\n");
      else sendText(response, 200, metrics.text(cache, await leads.metrics()), "text/plain; version=0.0.4");
      return pathname;
    }
    if (await handleMedia(request, response)) return "/media/*";

    const file = staticFiles.get(pathname);
    if (file && (request.method === "GET" || request.method === "HEAD")) {
      sendPrepared(request, response, file);
      return "(static)";
    }
    return site.answer(request, response, url);
  };
}
