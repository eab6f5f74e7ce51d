import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestFacts } from "#data/request/request-facts.server.ts";
import { redirectFor } from "./addresses.ts";
import { dropRest, readBody } from "./body.ts";
import { clientOf } from "./client.ts";
import type { Metrics } from "./metrics.ts";
import type { PageCache } from "#server/pages/page-cache.ts";
import type { Answer, Render } from "#server/pages/render.ts";
import { everyAnswer } from "#server/pages/security-headers.ts";
import { sendPrepared } from "./send.ts";
import { normalisedUrl, type RouteFacts } from "#server/pages/site-routes.ts";

type Parts = {
  routeOf: (pathname: string) => RouteFacts;
  render: Render;
  cache: PageCache;
  metrics: Metrics;
  /** Origins from which forms may post, besides the one that the request itself came to. */
  origins: string[];
};

const PAGE_LIFE = "max-age=0, s-maxage=10";
const REMEMBERED = 1000;

/** Everything that React Router answers: pages from the cache, posts straight through. Returns the route's pattern. */
export function createSite({ routeOf, render, cache, metrics, origins }: Parts) {
  /** Addresses that came before, as they were written, and the page they meant: the short way for most requests. */
  const remembered = new Map<string, { key: string; pattern: string }>();

  /** Answers from memory where the page is fresh: the route's pattern, or null when it takes the long way. */
  function sendKept(request: IncomingMessage, response: ServerResponse): string | null {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const meant = remembered.get(request.url ?? "");
    const page = meant && cache.fresh(meant.key);
    if (!page) return null;
    sendPrepared(request, response, page.prepared);
    return meant.pattern;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<string> {
    const route = routeOf(url.pathname);
    const reading = request.method === "GET" || request.method === "HEAD";

    if (reading) {
      const target = redirectFor(url, (pathname) => !routeOf(pathname).unknown);
      if (target) {
        response.writeHead(301, { ...everyAnswer, location: target, "cache-control": "max-age=3600" }).end();
        return route.pattern;
      }
    }
    if (reading) await answerPage(request, response, url, route);
    else if (request.method === "POST" && route.takesPosts) await answerPost(request, response, url, route);
    else await refuse(request, response, 405, { allow: route.takesPosts ? "GET, HEAD, POST" : "GET, HEAD" });
    return route.pattern;
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, url: URL, route: RouteFacts) {
    // All unknown addresses share one page; otherwise anyone could fill the cache with them.
    const clean = route.unknown ? new URL("/404", url) : normalisedUrl(url, route.query);
    const key = clean.pathname + clean.search;
    const renderPage = async () => {
      const started = performance.now();
      const rendered = await render(new Request(clean), { framed: route.framed });
      metrics.countRender(performance.now() - started);
      const keep = rendered.status === 200 || route.unknown;
      return { ...rendered, keep, headers: { "cache-control": PAGE_LIFE, ...rendered.headers } };
    };
    const page = await cache.get(key, renderPage);
    if (remembered.size >= REMEMBERED) remembered.clear();
    if (!route.unknown) remembered.set(request.url ?? "", { key, pattern: route.pattern });
    sendPrepared(request, response, page.prepared);
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, url: URL, route: RouteFacts) {
    const client = clientOf(request);
    const origin = request.headers.origin;
    if (origin !== undefined && origin !== client.origin && !origins.includes(origin)) {
      return refuse(request, response, 403);
    }
    const body = await readBody(request);
    if (!body) return refuse(request, response, 413);
    const clean = normalisedUrl(new URL(url.pathname + url.search, client.origin), route.query);
    // A form that posts to '/' means the home page; the router would hand it to the layout around it.
    if (route.pattern === "/") clean.searchParams.set("index", "");
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === "string" && !name.startsWith(":")) headers.set(name, value);
    }
    const posted = new Request(clean, { method: "POST", headers, body: new Uint8Array(body) });
    const facts: RequestFacts = { address: client.address, startedAt: Date.now() };
    const answer = await render(posted, { framed: route.framed, facts });
    const wait: Record<string, string> = facts.retryAfter ? { "retry-after": String(facts.retryAfter) } : {};
    send(response, answer, wait);
  }

  function send(response: ServerResponse, answer: Answer, extra: Record<string, string> = {}) {
    const length = { "content-length": String(answer.body.length) };
    const headers = { "cache-control": "no-store", ...everyAnswer, ...answer.headers, ...extra, ...length };
    response.writeHead(answer.status, headers).end(answer.body);
  }

  /** A refusal in the site's look: what happened, what to do, the phone number. */
  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    extra: Record<string, string> = {},
  ) {
    const page = await cache.get(`refused ${status}`, async () => ({
      ...(await render(new Request(`http://localhost/refused/${status}`))),
      keep: true,
    }));
    const headers = { ...everyAnswer, ...page.headers, ...extra, "cache-control": "no-store" };
    response.writeHead(status, { ...headers, "content-length": String(page.body.length) });
    if (request.method !== "HEAD") response.write(page.body);
    await dropRest(request);
    response.end();
  }

  return { answer, sendKept };
}
