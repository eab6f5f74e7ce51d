import type { Env } from "#config/env.server.ts";

type Settings = Pick<Env, "SITE_URL" | "SITE_URL_SET" | "DESK_PORT">;

/** Where the desk is, for links in mails and on terminals. Behind a proxy it has the site's own address. */
export function deskAddress({ SITE_URL, SITE_URL_SET, DESK_PORT }: Settings): string {
  if (SITE_URL_SET || DESK_PORT === undefined) return `${SITE_URL}/desk`;
  return `http://localhost:${DESK_PORT}/desk`;
}

/**
 * Passkeys and cookies are given at one address alone: the site's own with TLS, or this very machine by its name
 * (browsers make no passkey for a number). null where the desk can't be used.
 */
export function safeOrigin(origin: string, { SITE_URL, SITE_URL_SET }: Settings): string | null {
  const url = new URL(origin);
  if (url.hostname === "localhost") return url.origin;
  const site = new URL(SITE_URL);
  const isOurs = !SITE_URL_SET || site.host === url.host;
  return isOurs && url.protocol === "https:" ? url.origin : null;
}
