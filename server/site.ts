import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestFacts } from "#http/request-facts.server.ts";
import { redirectFor } from "./addresses.ts";
import { dropRest, readBeginning } from "./body.ts";
import { env } from "#config/env.server.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { clientOf } from "./client.ts";
import type { Metrics } from "./metrics.ts";
import type { PageCache } from "#server/pages/page-cache.ts";
import type { Answer, Render } from "#server/pages/render.ts";
import { everyAnswer } from "#server/pages/security-headers.ts";
import { flat, sendPrepared, variantFor } from "./send.ts";
import { compressAs, encodingFor } from "#server/pages/encoding.ts";
import { TooBusy, ConcurrencyLimit } from "#server/pages/concurrency-limit.ts";
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
const FORM = "application/x-www-form-urlencoded";

/** Everything that React Router answers: pages from the cache, posts straight through. Returns the route's pattern. */
export function createSite({ routeOf, render, cache, metrics, origins }: Parts) {
  /** Addresses that came before, as they were written, and the page they meant: the short way for most requests. */
  const remembered = new Map<string, { key: string; pattern: string }>();
  const pages = new ConcurrencyLimit(8, 100);
  const posts = new ConcurrencyLimit(8, 400);
  /** Who goes on after so many refusals is answered from memory. */
  const floods = new RateLimit(2 * env.LEAD_LIMIT);
  /** Any page can make a browser post without an origin: that takes nothing from what its visitor may send. */
  const hiddenFloods = new RateLimit(2 * env.LEAD_LIMIT);

  function renderInTurn(...asked: Parameters<Render>): Promise<Answer> {
    return pages.take(async () => {
      const started = performance.now();
      const rendered = await render(...asked);
      metrics.countRender(performance.now() - started);
      return rendered;
    });
  }

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
      const target = redirectFor(url, (pathname) => routeOf(pathname).standIn === null);
      if (target) {
        response.writeHead(301, { ...everyAnswer, location: target, "cache-control": "max-age=3600" }).end();
        return route.pattern;
      }
    }
    const posting = request.method === "POST" && route.takesPosts;
    if (reading) await answerPage(request, response, url, route);
    else if (posting && route.standIn) await refuse(request, response, 404);
    else if (posting) await answerPost(request, response, url, route);
    else await refuse(request, response, 405, { allow: route.takesPosts ? "GET, HEAD, POST" : "GET, HEAD" });
    return route.pattern;
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, url: URL, route: RouteFacts) {
    // Unknown addresses share a page; otherwise anyone could fill the cache and the day with them.
    const clean = route.standIn ? new URL(route.standIn, url) : normalisedUrl(url, route.query);
    const key = clean.pathname + clean.search;
    const renderPage = async () => {
      const rendered = await renderInTurn(new Request(clean), { framed: route.framed });
      const keep = rendered.status === 200 || route.standIn !== null;
      return { ...rendered, keep, headers: { "cache-control": PAGE_LIFE, ...rendered.headers } };
    };
    const page = await cache.get(key, renderPage);
    if (remembered.size >= REMEMBERED) remembered.clear();
    // An address with more in it than its page knows may come to mean another page: a thank-you has an end.
    if (!route.standIn && clean.search === url.search)
      remembered.set(request.url ?? "", { key, pattern: route.pattern });
    sendPrepared(request, response, page.prepared);
  }

  async function answerPost(request: IncomingMessage, response: ServerResponse, url: URL, route: RouteFacts) {
    const client = clientOf(request);
    const { origin } = request.headers;
    const originHidden = origin === "null" && route.isPage;
    if (!originHidden && origin !== undefined && origin !== client.origin && !origins.includes(origin)) {
      return refuse(request, response, 403);
    }
    const limit = originHidden ? hiddenFloods : floods;
    const wait = route.isPage ? limit.check(client.address) : null;
    if (wait !== null) return refuse(request, response, 429, { "retry-after": String(wait) });
    const forgive = () => route.isPage && limit.forgive(client.address);
    const { body, isWhole } = await readBeginning(request);
    const isForm = route.isPage && request.headers["content-type"]?.startsWith(FORM);
    if (!isWhole && !isForm) return refuse(request, response, 413);
    const clean = normalisedUrl(new URL(url.pathname + url.search, client.origin), route.query);
    // A form that posts to '/' means the home page; the router would hand it to the layout around it.
    if (route.pattern === "/") clean.searchParams.set("index", "");
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === "string") headers.set(name, value);
    }
    if (originHidden) headers.delete("origin");
    const posted = new Request(clean, {
      method: "POST",
      headers,
      body: isWhole ? new Uint8Array(body) : cut(body),
    });
    const facts: RequestFacts = {
      address: client.address,
      originHidden,
      isCut: !isWhole,
      startedAt: Date.now(),
    };
    let answer: Answer;
    try {
      answer = await posts.take(() => render(posted, { framed: route.framed, facts }));
    } catch (error) {
      forgive();
      if (!(error instanceof TooBusy && route.isPage)) throw error;
      return refuse(request, response, 503, { "retry-after": "5" });
    }
    if (answer.status === 503) forgive();
    if (facts.retryAfter) answer.headers["retry-after"] = String(facts.retryAfter);
    await send(request, response, answer);
  }

  /** What one visitor alone gets. */
  async function send(request: IncomingMessage, response: ServerResponse, answer: Answer) {
    const encoding = answer.body.length > 0 ? encodingFor(request) : "identity";
    const body = await compressAs(encoding, answer.body);
    const headers: Record<string, string> = {
      "cache-control": "no-store",
      ...everyAnswer,
      ...answer.headers,
    };
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    response.writeHead(answer.status, { ...headers, "content-length": String(body.length) });
    response.write(body);
    await dropRest(request);
    response.end();
  }

  /** A refusal in the site's look: what happened, what to do, the phone number. */
  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    extra: Record<string, string> = {},
  ) {
    const { prepared } = await cache.get(`refused ${status}`, async () => {
      const rendered = await renderInTurn(new Request(`http://localhost/refused/${status}`));
      return { ...rendered, headers: { ...rendered.headers, "cache-control": "no-store" }, keep: true };
    });
    const variant = variantFor(request, prepared);
    response.writeHead(status, [...variant.headers, ...flat(extra)]);
    if (request.method !== "HEAD") response.write(variant.body);
    await dropRest(request);
    response.end();
  }

  return { answer, sendKept };
}

/** The beginning of a form that is too long, without the half of a letter at its end. */
function cut(body: Buffer): string {
  return body.toString("latin1").replace(/(?:%[\da-f]{0,2}){1,4}$/i, "");
}
