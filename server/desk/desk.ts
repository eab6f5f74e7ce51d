import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { RouterContextProvider } from "react-router";
import { safeOrigin } from "#auth/desk-address.server.ts";
import { deskVisit } from "#auth/desk-visit.server.ts";
import { hasOwner } from "#auth/people.server.ts";
import { env } from "#config/env.server.ts";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { toWebHeaders } from "#http/headers.ts";
import { MAX_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { discardBody, readForm, streamBody } from "#server/body.ts";
import { readClient } from "#server/client.ts";
import { ConcurrencyLimit } from "#server/pages/concurrency-limit.ts";
import { compressAs, encodingFor } from "#server/pages/encoding.ts";
import type { Render } from "#server/pages/render.ts";
import { sendPrepared } from "#server/send.ts";
import {
  checkSignInLimit,
  isCrossSite,
  isFromOrigin,
  isPage,
  leaveUnsafeOrigin,
  refuse,
} from "./desk-access.ts";
import type { DeskBuild } from "./desk-build.ts";
import { deskHeaders } from "./desk-headers.ts";

const WRONG_METHOD = "The desk does not accept this kind of request.";
const OWNER_CHECK_MS = 2_000;
/** A photo and the other form fields. */
const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 1024 * 1024;
const UPLOAD_PATH = /^\/desk\/(pictures|people\/row|backup\/piece|backup\/restore|[a-z]+\/import)\b/;

type DeskRequest = { url: URL; address: string; origin: string; body?: BodyInit };

/** The staff's back office: rendered for each request, never cached, and not found until an owner is invited. */
export function createDesk(load: () => Promise<DeskBuild>, renderSite: Render, headers = deskHeaders) {
  const renders = new ConcurrencyLimit(8, 60);
  const openRequests = new Set<AbortController>();
  /** Null until the database has answered. */
  let ownerExists: boolean | null = null;
  let checkAgainAt = 0;
  let checking: Promise<void> | undefined;

  /** Whether there is an owner, or nobody knows yet. */
  async function isOpen(): Promise<boolean> {
    if (Date.now() >= checkAgainAt) await (checking ??= checkOwner().finally(() => (checking = undefined)));
    return ownerExists !== false;
  }

  /** While the database does not answer, the last result is used. */
  async function checkOwner() {
    ownerExists = await hasOwner(leadsDatabase()).catch(() => ownerExists);
    checkAgainAt = Date.now() + OWNER_CHECK_MS;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<string> {
    if (ownerExists === null) {
      await refuse(request, response, 503, "The database does not answer. Try again in a minute.");
      return "(desk)";
    }
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
    else if (!isRead && request.method !== "POST") await refuse(request, response, 405, WRONG_METHOD);
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
      const isPage = rendered.headers.get("content-type")?.startsWith("text/html");
      // A route without a component, such as a download, would answer with JSON.
      if (rendered.status === 405 && !isPage) return await refuse(request, response, 405, WRONG_METHOD);
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
  if (!rendered.body || request.method === "HEAD") {
    response.writeHead(rendered.status, headers).end();
    return rendered.body?.cancel();
  }
  if (!type.startsWith("text/html")) {
    response.writeHead(rendered.status, headers);
    // The client may disconnect before the end.
    return pipeline(Readable.fromWeb(rendered.body as never), response).catch(() => response.destroy());
  }
  const encoding = encodingFor(request);
  const body = await compressAs(encoding, Buffer.from(await rendered.arrayBuffer()));
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  response.writeHead(rendered.status, { ...headers, "content-length": String(body.length) }).end(body);
}
