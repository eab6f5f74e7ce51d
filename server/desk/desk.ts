import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { env } from "#config/env.server.ts";
import { hasOwner } from "#auth/people.server.ts";
import { safeOrigin } from "#auth/desk-address.server.ts";
import { deskVisit } from "#auth/desk-visit.server.ts";
import { dropRest } from "#server/body.ts";
import { clientOf } from "#server/client.ts";
import { compressAs, encodingFor } from "#server/pages/encoding.ts";
import type { Render } from "#server/pages/render.ts";
import { loadStaticFiles } from "#server/pages/static-files.ts";
import { ConcurrencyLimit } from "#server/pages/concurrency-limit.ts";
import { sendPrepared, sendText } from "#server/send.ts";
import { bodyOf } from "./desk-body.ts";
import { deskHeaders } from "./desk-headers.ts";
import { waitAtTheDoor } from "./login-limit.ts";

const LOOK_AGAIN_MS = 2_000;

/** The staff's side: rendered for each who asks, kept by nobody, and not there at all until an owner is invited. */
export function createDesk(build: string, renderSite: Render) {
  const turns = new ConcurrencyLimit(8, 60);
  const streams = new Set<AbortController>();
  let open = { is: false, until: 0 };
  let loaded: ReturnType<typeof load> | undefined;

  /** Read when the desk is used: a site whose desk nobody opens holds none of it in memory. */
  async function load() {
    const server = (await import(join(build, "server/index.js"))) as ServerBuild;
    const allowedActionOrigins = [new URL(env.SITE_URL).host];
    return {
      files: loadStaticFiles(join(build, "client")),
      handle: createRequestHandler({ ...server, allowedActionOrigins }, "production"),
      routes: routesBelow(server),
    };
  }

  /** One look into the database in two seconds, however many ask. While it does not answer, as before. */
  async function isOpen(): Promise<boolean> {
    if (Date.now() < open.until) return open.is;
    open = { is: open.is, until: Date.now() + LOOK_AGAIN_MS };
    const is = await hasOwner(leadsDatabase()).catch(() => open.is);
    open = { is, until: Date.now() + LOOK_AGAIN_MS };
    return is;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<string> {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    const { files, routes } = await loaded;
    const file = files.get(url.pathname.slice("/desk".length));
    const reading = request.method === "GET" || request.method === "HEAD";
    if (file && reading) {
      sendPrepared(request, response, file);
      return "(desk files)";
    }
    const client = clientOf(request);
    const origin = safeOrigin(client.origin, env);
    if (origin === null) elsewhere(response, client.origin, url);
    else if (!reading && request.method !== "POST")
      await refuse(request, response, 405, "That is not done here.");
    else if (!reading && !comesFrom(origin, request))
      await refuse(request, response, 403, "That came from another site.");
    else if (reading && isFromElsewhere(request) && !isPage(routes, url.pathname))
      await refuse(
        request,
        response,
        403,
        "Another site asked for that. If it was you, open the desk, and ask for it there.",
      );
    else await letTry(request, response, { url, address: client.address, origin });
    return "(desk)";
  }

  type Asked = { url: URL; address: string; origin: string; body?: BodyInit };

  async function letTry(request: IncomingMessage, response: ServerResponse, asked: Asked) {
    const isPost = request.method === "POST";
    const { pathname } = asked.url;
    const wait = waitAtTheDoor(pathname, isPost, asked.address);
    if (wait !== null) {
      response.setHeader("retry-after", String(wait));
      return refuse(
        request,
        response,
        429,
        "Too many tries from your network. Wait ten minutes, then try again.",
      );
    }
    if (!isPost) return render(request, response, asked);
    const body = await bodyOf(request, pathname);
    return body
      ? render(request, response, { ...asked, body })
      : refuse(request, response, 413, "That is too much at once.");
  }

  async function render(request: IncomingMessage, response: ServerResponse, asked: Asked) {
    const { url, address, origin, body } = asked;
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    streams.add(gone);
    try {
      const context = new RouterContextProvider();
      const allowedStyles: string[] = [];
      context.set(deskVisit, { address, gone: gone.signal, origin, seePage, allowedStyles });
      const page = new Request(new URL(url.pathname + url.search, origin), {
        method: request.method!,
        headers: headersOf(request),
        signal: gone.signal,
        ...(body && { body, duplex: "half" as const }),
      });
      const { handle } = await loaded!;
      const answer = await turns.take(() => handle(page, context));
      await send(request, response, answer, deskHeaders(allowedStyles));
    } finally {
      streams.delete(gone);
      if (body) await dropRest(request);
    }
  }

  async function seePage(path: string) {
    const { body, styles } = await renderSite(new Request(new URL(path, env.SITE_URL)));
    return { html: body.toString(), styles };
  }

  return {
    isOpen,
    answer,
    /** Whoever listens for news is let go. */
    stop: () => streams.forEach((stream) => stream.abort()),
  };
}

export type Desk = ReturnType<typeof createDesk>;

export function isDesk(pathname: string): boolean {
  // The addresses under which the router would hand out a page's data to its browser half, which we do without.
  return /^\/desk(\/|$)/.test(pathname) && !pathname.endsWith(".data");
}

/** Older browsers say nothing of the site; all say the origin of a post. */
function comesFrom(origin: string, { headers }: IncomingMessage): boolean {
  return headers.origin === origin && (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
}

function isFromElsewhere({ headers }: IncomingMessage): boolean {
  return !["same-origin", "none"].includes(String(headers["sec-fetch-site"] ?? "none"));
}

/** Other sites, mail among them, may lead to the desk's pages. Files and news are for these pages alone. */
function isPage(routes: RouteObject[], pathname: string): boolean {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle !== undefined;
}

function routesBelow(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }): RouteObject => {
      const shape = { id, path, handle: module.default };
      return index ? { ...shape, index } : { ...shape, children: routesBelow(build, id) };
    });
}

async function refuse(request: IncomingMessage, response: ServerResponse, status: number, words: string) {
  await dropRest(request);
  response.setHeaders(new Headers(deskHeaders()));
  sendText(response, status, `${words} Nothing was changed.\n`);
}

/** Neither passkeys nor safe cookies are to be had there. */
function elsewhere(response: ServerResponse, origin: string, { pathname }: URL) {
  const { hostname, port } = new URL(origin);
  if (hostname === "127.0.0.1" || hostname === "[::1]") {
    const location = `http://localhost${port && `:${port}`}${pathname}`;
    return void response.writeHead(302, { ...deskHeaders(), location }).end();
  }
  response.setHeaders(new Headers(deskHeaders()));
  sendText(
    response,
    403,
    "The desk opens over https only, under the site's own address (SITE_URL), or on this machine as localhost. " +
      "Behind a proxy, TRUST_PROXY has to be set, too.\n",
  );
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  return headers;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  guarding: Record<string, string>,
) {
  const cookies = answer.headers.getSetCookie();
  const headers: Record<string, string | string[]> = {
    ...Object.fromEntries(answer.headers),
    ...guarding,
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  };
  const type = answer.headers.get("content-type") ?? "";
  if (!answer.body || request.method === "HEAD") return void response.writeHead(answer.status, headers).end();
  if (!type.startsWith("text/html")) {
    response.writeHead(answer.status, headers);
    // Who goes away in the middle is no fault.
    return pipeline(Readable.fromWeb(answer.body as never), response).catch(() => response.destroy());
  }
  const encoding = encodingFor(request);
  const body = await compressAs(encoding, Buffer.from(await answer.arrayBuffer()));
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  response.writeHead(answer.status, { ...headers, "content-length": String(body.length) }).end(body);
}
