import type { IncomingMessage } from "node:http";
import { env } from "#config/env.server.ts";

const site = new URL(env.SITE_URL);
const AT_HOME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const READABLE = /^[a-z0-9.\-_]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i;

/** The one host that a request names; null where it names none, several, or one that can't be read. */
export function hostOf({ headers, rawHeaders }: IncomingMessage): string | null {
  const { host } = headers;
  if (host === undefined || !READABLE.test(host)) return null;
  const named = rawHeaders.filter((word, at) => at % 2 === 0 && word.length === 4 && /^host$/i.test(word));
  return named.length === 1 ? host : null;
}

/** Ours by SITE_URL, once it is set, or this very machine. A proxy may leave the port out. */
export function isOurHost(host: string): boolean {
  if (!env.SITE_URL_SET || host === site.host || host === site.hostname || AT_HOME.test(host)) return true;
  return URL.canParse(`${site.protocol}//${host}`) && new URL(`${site.protocol}//${host}`).host === site.host;
}
