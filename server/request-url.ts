import type { IncomingMessage } from "node:http";
import { env } from "#config/env.server.ts";

const site = new URL(env.SITE_URL);
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const VALID_HOST = /^[a-z0-9.\-_]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;
const MAX_LENGTH = 4096;

/** The Host header, or null if there is none, more than one, or an invalid one. */
export function readHost({ headers, rawHeaders }: IncomingMessage): string | null {
  const { host } = headers;
  if (host === undefined || !VALID_HOST.test(host)) return null;
  const isHost = (name: string, at: number) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name);
  return rawHeaders.filter(isHost).length === 1 ? host : null;
}

/** Once SITE_URL is set, only its host and localhost are served. A proxy may leave out the port. */
export function isOwnHost(host: string): boolean {
  if (!env.SITE_URL_SET || host === site.host || host === site.hostname || LOCAL_HOST.test(host)) return true;
  return URL.canParse(`${site.protocol}//${host}`) && new URL(`${site.protocol}//${host}`).host === site.host;
}

/** The URL of a request, or null if it is invalid. */
export function parseUrl(target: string | undefined, host: string): URL | null {
  if (!target?.startsWith("/") || target.startsWith("//") || target.length > MAX_LENGTH) return null;
  try {
    const url = new URL(target, `http://${host}`);
    decodeURIComponent(url.pathname);
    // "/x/..//evil.example" becomes "//evil.example", which a browser reads as another site.
    return /[\0\\]|%00/.test(target) || url.pathname.startsWith("//") ? null : url;
  } catch {
    return null;
  }
}
