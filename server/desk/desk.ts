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
import { safeOrigin } from "#auth/desk-address.server.ts";
import { deskVisit } from "#auth/desk-visit.server.ts";
import { hasOwner } from "#auth/people.server.ts";
import { env } from "#config/env.server.ts";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { toWebHeaders } from "#http/headers.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { discardBody, readForm, streamBody } from "#server/body.ts";
import { readClient } from "#server/client.ts";
import { ConcurrencyLimit } from "#server/pages/concurrency-limit.ts";
import { compressAs, encodingFor } from "#server/pages/encoding.ts";
import type { Render } from "#server/pages/render.ts";
import { loadStaticFiles } from "#server/pages/static-files.ts";
import { normalizePath } from "#server/request-url.ts";
import { type Prepared, sendPrepared, sendText } from "#server/send.ts";
import { deskHeaders } from "./desk-headers.ts";

const OWNER_CHECK_MS = 2_000;
/** A photograph and the form fields with it. */
const MAX_UPLOAD_BYTES = MOST_PICTURE_BYTES + 1024 * 1024;
const UPLOAD_PATH = /^\/desk\/(pictures|people\/row|backup\/piece|backup\/restore|[a-z]+\/import)\b/;
const SIGN_IN_PATH = /^\/desk\/(?:sign-in|invite)(\/|$)/;

/** Per address in ten minutes: attempts to sign in (posts and links), and views of the sign-in page. */
const signInLimit = new RateLimit(20);
const signInPageLimit = new RateLimit(120);

type DeskRequest = { url: URL; address: string; origin: string; body?: BodyInit };

/** The desk's own files, and its pages. */
type DeskBuild = {
  files: ReadonlyMap<string, Prepared>;
  handle: ReturnType<typeof createRequestHandler>;
  routes: RouteObject[];
};

/** The built desk. Loaded on first use, so that a site without a desk saves the memory. */
export function builtDesk(folder: string): () => Promise<DeskBuild> {
  let loaded: Promise<DeskBuild> | undefined;
  const load = async () => ({
    ...prepareDesk(
      (await import(/* @vite-ignore */ join(folder, "server/index.js"))) as ServerBuild,
      "production",
    ),
    files: loadStaticFiles(join(folder, "client")),
  });
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}

export function prepareDesk(build: ServerBuild, mode: "production" | "development") {
  const allowedActionOrigins = [new URL(env.SITE_URL).host];
  return {
    handle: createRequestHandler({ ...build, allowedActionOrigins }, mode),
    routes: routesBelow(build),
  };
}

/** The staff's back office: rendered for each request, never cached, and not found until an owner is invited. */
export function createDesk(load: () => Promise<DeskBuild>, renderSite: Render, headers = deskHeaders) {
  const renders = new ConcurrencyLimit(8, 60);
  const openRequests = new Set<AbortController>();
  let owner = { exists: false, checkAgainAt: 0 };

  /** Asks the database at most every two seconds. While it does not answer, the last result stands. */
  async function isOpen(): Promise<boolean> {
    if (Date.now() < owner.checkAgainAt) return owner.exists;
    owner = { exists: owner.exists, checkAgainAt: Date.now() + OWNER_CHECK_MS };
    const exists = await hasOwner(leadsDatabase()).catch(() => owner.exists);
    owner = { exists, checkAgainAt: Date.now() + OWNER_CHECK_MS };
    return exists;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<string> {
    const { files, routes } = await load();
    const file = files.get(url.pathname.slice("/desk".length));
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (file && isRead) {
      sendPrepared(request, response, file);
      return "(desk files)";
    }
    const client = readClient(request);
    const origin = safeOrigin(client.origin, env);
    if (origin === null) leaveUnsafeOrigin(response, client.origin, url);
    else if (!isRead && request.method !== "POST")
      await refuse(request, response, 405, "The desk takes no such request.");
    else if (!isRead && !isFromOrigin(origin, request))
      await refuse(request, response, 403, "That came from another site.");
    else if (isRead && isCrossSite(request) && !isPage(routes, url.pathname))
      await refuse(
        request,
        response,
        403,
        "Another site asked for that. If it was you, open the desk and ask there.",
      );
    else await answerVisit(request, response, { url, address: client.address, origin });
    return "(desk)";
  }

  async function answerVisit(request: IncomingMessage, response: ServerResponse, visit: DeskRequest) {
    const isPost = request.method === "POST";
    const { pathname } = visit.url;
    const wait = checkSignInLimit(pathname, isPost, visit.address);
    if (wait !== null) {
      response.setHeader("retry-after", String(wait));
      const text = "Too many tries from your network. Wait ten minutes, then try again.";
      return refuse(request, response, 429, text);
    }
    if (!isPost) return render(request, response, visit);
    const body = UPLOAD_PATH.test(pathname)
      ? streamBody(request, MAX_UPLOAD_BYTES)
      : await readForm(request).then((form) => form && new Uint8Array(form));
    return body
      ? render(request, response, { ...visit, body })
      : refuse(request, response, 413, "That is too much at once.");
  }

  async function render(request: IncomingMessage, response: ServerResponse, visit: DeskRequest) {
    const { url, address, origin, body } = visit;
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    openRequests.add(gone);
    try {
      const context = new RouterContextProvider();
      const allowedStyles: string[] = [];
      context.set(deskVisit, { address, gone: gone.signal, origin, seePage: previewPage, allowedStyles });
      const page = new Request(new URL(url.pathname + url.search, origin), {
        method: request.method!,
        headers: toWebHeaders(request),
        signal: gone.signal,
        ...(body && { body, duplex: "half" as const }),
      });
      const { handle } = await load();
      const rendered = await renders.run(() => handle(page, context));
      await send(request, response, rendered, headers(allowedStyles));
    } finally {
      openRequests.delete(gone);
      if (body) await discardBody(request);
    }
  }

  async function previewPage(path: string) {
    const { status, headers, body, styleHashes } = await renderSite(new Request(new URL(path, env.SITE_URL)));
    const isPage = headers["content-type"]?.startsWith("text/html");
    return { status, html: isPage ? body.toString() : "", styles: styleHashes };
  }

  return {
    isOpen,
    answer,
    /** Ends the event streams of open pages. */
    stop: () => openRequests.forEach((request) => request.abort()),
  };
}

export type Desk = ReturnType<typeof createDesk>;

export function isDeskPath(pathname: string): boolean {
  // ".data" is for React Router's client, which the desk does not use.
  return /^\/desk(\/|$)/.test(pathname) && !pathname.endsWith(".data");
}

/** The seconds to wait, or null if the request may go ahead. */
function checkSignInLimit(pathname: string, isPost: boolean, address: string): number | null {
  const match = SIGN_IN_PATH.exec(normalizePath(pathname));
  if (!match) return null;
  return (isPost || match[1] === "/" ? signInLimit : signInPageLimit).check(address);
}

/** Older browsers send no Sec-Fetch-Site. All send the origin of a post. */
function isFromOrigin(origin: string, { headers }: IncomingMessage): boolean {
  return headers.origin === origin && (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
}

function isCrossSite({ headers }: IncomingMessage): boolean {
  return !["same-origin", "none"].includes(String(headers["sec-fetch-site"] ?? "none"));
}

/** Other sites, such as web mail, may link to pages of the desk, but not load its files or event streams. */
function isPage(routes: RouteObject[], pathname: string): boolean {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle !== undefined;
}

function routesBelow(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }): RouteObject => {
      const route = { id, path, handle: module.default };
      return index ? { ...route, index } : { ...route, children: routesBelow(build, id) };
    });
}

async function refuse(request: IncomingMessage, response: ServerResponse, status: number, text: string) {
  await discardBody(request);
  response.setHeaders(new Headers(deskHeaders()));
  sendText(response, status, `${text} Nothing was changed.\n`);
}

/** Passkeys and secure cookies work only on localhost or under SITE_URL. */
function leaveUnsafeOrigin(response: ServerResponse, origin: string, { pathname }: URL) {
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

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Response,
  securityHeaders: Record<string, string>,
) {
  const cookies = rendered.headers.getSetCookie();
  const headers: Record<string, string | string[]> = {
    ...Object.fromEntries(rendered.headers),
    ...securityHeaders,
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  };
  const type = rendered.headers.get("content-type") ?? "";
  if (!rendered.body || request.method === "HEAD")
    return void response.writeHead(rendered.status, headers).end();
  if (!type.startsWith("text/html")) {
    response.writeHead(rendered.status, headers);
    // The visitor may leave before the end.
    return pipeline(Readable.fromWeb(rendered.body as never), response).catch(() => response.destroy());
  }
  const encoding = encodingFor(request);
  const body = await compressAs(encoding, Buffer.from(await rendered.arrayBuffer()));
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  response.writeHead(rendered.status, { ...headers, "content-length": String(body.length) }).end(body);
}
