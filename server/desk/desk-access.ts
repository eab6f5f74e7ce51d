import type { IncomingMessage, ServerResponse } from "node:http";
import { matchRoutes, type RouteObject } from "react-router";
import { normalizePath } from "#http/normalize-path.ts";
import { RateLimit } from "#http/rate-limit.server.ts";
import { discardBody } from "#server/body.ts";
import { sendText } from "#server/send.ts";
import { deskHeaders } from "./desk-headers.ts";

// Which requests the desk answers, and how it refuses the others.

const SIGN_IN_PATH = /^\/desk\/(?:sign-in|invite)(\/|$)/;

/** Per address in ten minutes: attempts to sign in (posts and links), and views of the sign-in page. */
const signInLimit = new RateLimit(20);
const signInPageLimit = new RateLimit(120);

export function isDeskPath(pathname: string): boolean {
  // ".data" is for React Router's client, which the desk does not use.
  return /^\/desk(\/|$)/.test(pathname) && !pathname.endsWith(".data");
}

/** The seconds to wait, or null if the request may go ahead. */
export function checkSignInLimit(pathname: string, isPost: boolean, address: string): number | null {
  const match = SIGN_IN_PATH.exec(normalizePath(pathname));
  if (!match) return null;
  return (isPost || match[1] === "/" ? signInLimit : signInPageLimit).check(address);
}

/** Older browsers send no Sec-Fetch-Site. All send the origin of a post. */
export function isFromOrigin(origin: string, { headers }: IncomingMessage): boolean {
  return headers.origin === origin && (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
}

export function isCrossSite({ headers }: IncomingMessage): boolean {
  return !["same-origin", "none"].includes(String(headers["sec-fetch-site"] ?? "none"));
}

/** Other sites, such as web mail, may link to pages of the desk, but not load its files or event streams. */
export function isPage(routes: RouteObject[], pathname: string): boolean {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle !== undefined;
}

export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
) {
  await discardBody(request);
  response.setHeaders(new Headers(deskHeaders()));
  sendText(response, status, `${text} Nothing was changed.\n`);
}

/** Passkeys and secure cookies work only on localhost or under SITE_URL. */
export function leaveUnsafeOrigin(response: ServerResponse, origin: string, { pathname }: URL) {
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
