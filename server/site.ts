import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#config/env.server.ts";
import { lastKnownGym } from "#db/readers/gym.server.ts";
import { toWebHeaders } from "#http/headers.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import type { RequestFacts } from "#http/request-context.server.ts";
import { ConcurrencyLimit, TooBusy } from "#server/pages/concurrency-limit.ts";
import { compressAs, encodingFor } from "#server/pages/encoding.ts";
import type { PageCache } from "#server/pages/page-cache.ts";
import type { Render, RenderedResponse } from "#server/pages/render.ts";
import { commonHeaders } from "#server/pages/security-headers.ts";
import { normalizeUrl, type RouteFacts } from "#server/pages/site-routes.ts";
import { discardBody, readFormStart } from "./body.ts";
import { readClient } from "./client.ts";
import type { Metrics } from "./metrics.ts";
import { redirectFor } from "./redirects.ts";
import { chooseVariant, sendPrepared, toRawHeaders } from "./send.ts";

type Options = {
  matchRoute: (pathname: string) => RouteFacts;
  render: Render;
  cache: PageCache;
  metrics: Metrics;
  /** Origins from which forms may post, besides the origin of the request itself. */
  allowedOrigins: string[];
};

const CACHE_CONTROL = "max-age=0, s-maxage=10";
const MAX_KNOWN_URLS = 1000;
const FORM = "application/x-www-form-urlencoded";

/** Answers pages from the cache, and posts by React Router. The result is the route's pattern. */
export function createSite({ matchRoute, render, cache, metrics, allowedOrigins }: Options) {
  /** Cache keys of earlier request URLs: most requests need no parsing. */
  const knownUrls = new Map<string, { key: string; pattern: string }>();
  /** When the desk turns pages off or adds them, all cached pages are dropped, since any may link to them. */
  let changes = lastKnownGym().pages;
  const pages = new ConcurrencyLimit(8, 100);
  const posts = new ConcurrencyLimit(8, 400);
  /** Beyond this limit the refusal comes from the cache and costs no render. */
  const postLimit = new RateLimit(2 * env.LEAD_LIMIT);
  /** Another site can make a browser post with a hidden origin. Such posts must not use up the visitor's own limit. */
  const hiddenOriginLimit = new RateLimit(2 * env.LEAD_LIMIT);

  function renderPage(...input: Parameters<Render>): Promise<RenderedResponse> {
    return pages.run(async () => {
      const started = performance.now();
      const rendered = await render(...input);
      metrics.countRender(performance.now() - started);
      return rendered;
    });
  }

  /** Sends a fresh page from the cache. Null if there is none. */
  function sendCached(request: IncomingMessage, response: ServerResponse): string | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    if (changes !== lastKnownGym().pages) {
      changes = lastKnownGym().pages;
      cache.clear();
    }
    const known = knownUrls.get(request.url ?? "");
    const page = known && cache.fresh(known.key);
    if (!page) return null;
    sendPrepared(request, response, page.prepared);
    return known.pattern;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<string> {
    const route = matchRoute(url.pathname);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) {
      const target = redirectFor(url, (pathname) => matchRoute(pathname).notFoundPath === null);
      if (target) {
        response
          .writeHead(301, { ...commonHeaders, location: target, "cache-control": "max-age=3600" })
          .end();
        return route.pattern;
      }
    }
    const isPost = request.method === "POST" && route.takesPosts;
    if (isRead) await answerPage(request, response, url, route);
    else if (isPost && route.notFoundPath) await refuse(request, response, 404);
    else if (isPost) await answerPost(request, response, url, route);
    else await refuse(request, response, 405, { allow: route.takesPosts ? "GET, HEAD, POST" : "GET, HEAD" });
    return route.pattern;
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    route: RouteFacts,
  ): Promise<void> {
    // Unknown URLs share a page. Otherwise anyone could fill the cache with them.
    const pageUrl = route.notFoundPath ? new URL(route.notFoundPath, url) : normalizeUrl(url, route.query);
    const key = pageUrl.pathname + pageUrl.search;
    const page = await cache.get(key, async () => {
      const rendered = await renderPage(new Request(pageUrl), { framed: route.framed });
      const isCacheable = rendered.status === 200 || route.notFoundPath !== null;
      return { ...rendered, isCacheable, headers: { "cache-control": CACHE_CONTROL, ...rendered.headers } };
    });
    // The gym has turned the page on or off since.
    const current = matchRoute(url.pathname);
    if (current.notFoundPath !== route.notFoundPath) return answerPage(request, response, url, current);
    if (knownUrls.size >= MAX_KNOWN_URLS) knownUrls.clear();
    // A URL with other parameters may mean another page later: a thank-you message ends, for example.
    if (!route.notFoundPath && pageUrl.search === url.search)
      knownUrls.set(request.url ?? "", { key, pattern: route.pattern });
    sendPrepared(request, response, page.prepared);
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, url: URL, route: RouteFacts) {
    const client = readClient(request);
    const { origin } = request.headers;
    const originHidden = origin === "null" && route.isPage;
    const isAllowed = origin === undefined || origin === client.origin || allowedOrigins.includes(origin);
    if (!originHidden && !isAllowed) return refuse(request, response, 403);
    const limit = originHidden ? hiddenOriginLimit : postLimit;
    const wait = route.isPage ? limit.check(client.address) : null;
    if (wait !== null) return refuse(request, response, 429, { "retry-after": String(wait) });
    const forgive = () => route.isPage && limit.forgive(client.address);

    const { body, isWhole } = await readFormStart(request);
    const isForm = route.isPage && request.headers["content-type"]?.startsWith(FORM);
    if (!isWhole && !isForm) return refuse(request, response, 413);
    const postUrl = normalizeUrl(new URL(url.pathname + url.search, client.origin), route.query);
    // Without it the router would pass a post to "/" to the layout instead of the home page.
    if (route.pattern === "/") postUrl.searchParams.set("index", "");
    const headers = toWebHeaders(request);
    if (originHidden) headers.delete("origin");
    const post = new Request(postUrl, {
      method: "POST",
      headers,
      body: isWhole ? new Uint8Array(body) : removePartialEscape(body),
    });
    const facts: RequestFacts = {
      address: client.address,
      originHidden,
      isTruncated: !isWhole,
      startedAt: Date.now(),
    };
    let rendered: RenderedResponse;
    try {
      rendered = await posts.run(() => render(post, { framed: route.framed, facts }));
    } catch (error) {
      forgive();
      if (!(error instanceof TooBusy && route.isPage)) throw error;
      return refuse(request, response, 503, { "retry-after": "5" });
    }
    if (rendered.status === 503) forgive();
    if (facts.retryAfter) rendered.headers["retry-after"] = String(facts.retryAfter);
    await send(request, response, rendered);
  }

  async function send(request: IncomingMessage, response: ServerResponse, rendered: RenderedResponse) {
    const encoding = rendered.body.length > 0 ? encodingFor(request) : "identity";
    const body = await compressAs(encoding, rendered.body);
    const headers: Record<string, string> = {
      "cache-control": "no-store",
      ...commonHeaders,
      ...rendered.headers,
    };
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    response.writeHead(rendered.status, { ...headers, "content-length": String(body.length) });
    response.write(body);
    await discardBody(request);
    response.end();
  }

  /** Sends an error page in the site's design. */
  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    extraHeaders: Record<string, string> = {},
  ) {
    const { prepared } = await cache.get(`refused ${status}`, async () => {
      const rendered = await renderPage(new Request(`http://localhost/refused/${status}`));
      const headers = { ...rendered.headers, "cache-control": "no-store" };
      return { ...rendered, headers, isCacheable: true };
    });
    const variant = chooseVariant(request, prepared);
    response.writeHead(status, [...variant.headers, ...toRawHeaders(extraHeaders)]);
    if (request.method !== "HEAD") response.write(variant.body);
    await discardBody(request);
    response.end();
  }

  return { answer, sendCached };
}

/** A truncated form may end inside a percent-encoded character. */
function removePartialEscape(body: Buffer): string {
  return body.toString("latin1").replace(/(?:%[\da-f]{0,2}){1,4}$/i, "");
}
