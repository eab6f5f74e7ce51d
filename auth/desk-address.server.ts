import type { Env } from "#config/env.server.ts";

type Settings = Pick<Env, "SITE_URL" | "SITE_URL_SET" | "DESK_PORT">;

/** The desk's address for links in e-mails and on terminals. Behind a proxy it is the site's own address. */
export function deskAddress({ SITE_URL, SITE_URL_SET, DESK_PORT }: Settings): string {
  if (SITE_URL_SET || DESK_PORT === undefined) return `${SITE_URL}/desk`;
  return `http://localhost:${DESK_PORT}/desk`;
}

/**
 * The one origin with passkeys and cookies: the site's own with TLS, or localhost by name (browsers make no passkey for
 * an IP address). null where the desk can't be used.
 */
export function safeOrigin(origin: string, { SITE_URL, SITE_URL_SET }: Settings): string | null {
  const url = new URL(origin);
  if (url.hostname === "localhost") return url.origin;
  const site = new URL(SITE_URL);
  const isOurs = !SITE_URL_SET || site.host === url.host;
  return isOurs && url.protocol === "https:" ? url.origin : null;
}
