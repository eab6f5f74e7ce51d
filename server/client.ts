import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { env } from "#config/env.server.ts";

/** The client of a request, as reported by the trusted proxies. `direct`: no proxy left a header. */
export type Client = { address: string; origin: string; direct: boolean };

const PROXY_HEADER = /^(x-forwarded|forwarded|x-real-ip|via)/;

export function readClient(request: IncomingMessage, trustedProxies: number = env.TRUST_PROXY): Client {
  const peer = request.socket.remoteAddress ?? "";
  const direct = !Object.keys(request.headers).some((name) => PROXY_HEADER.test(name));
  const host = request.headers.host ?? "";
  if (trustedProxies === 0) return { address: peer, origin: `http://${host}`, direct };
  const forwarded = readHeader(request, "x-forwarded-for")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  const hops = [...forwarded, peer];
  const address = parseHop(hops.at(-1 - trustedProxies) ?? hops[0]!) ?? peer;
  const protocol = readForwardedProtocol(request) === "https" ? "https" : "http";
  return { address, origin: `${protocol}://${host}`, direct };
}

/** Some proxies add the port, as in '192.0.2.1:5678' or '[2001:db8::1]:5678'. */
function parseHop(hop: string): string | null {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  return isIP(address) ? address : null;
}

/** A trusted proxy says that the visitor used plain HTTP, though the site has TLS. */
export function isPlainHttp(request: IncomingMessage): boolean {
  if (env.TRUST_PROXY === 0 || !env.SITE_URL.startsWith("https:")) return false;
  return readForwardedProtocol(request) === "http";
}

function readForwardedProtocol(request: IncomingMessage): string | undefined {
  return readHeader(request, "x-forwarded-proto").split(",").at(-1)?.trim();
}

function readHeader(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(",") : (value ?? "");
}
