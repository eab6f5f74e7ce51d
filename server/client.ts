import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { env } from "#config/env.server.ts";

/** Who asks, as far as the trusted proxies in front vouch for it. */
export type Client = { address: string; origin: string; direct: boolean };

const sentByProxies = /^(x-forwarded|forwarded|x-real-ip|via)/;

export function clientOf(request: IncomingMessage, trustedProxies: number = env.TRUST_PROXY): Client {
  const peer = request.socket.remoteAddress ?? "";
  const forwarded = header(request, "x-forwarded-for");
  const direct = !Object.keys(request.headers).some((name) => sentByProxies.test(name));
  const host = request.headers.host ?? "";
  if (trustedProxies === 0) return { address: peer, origin: `http://${host}`, direct };
  const chain = [
    ...forwarded
      .split(",")
      .map((hop) => hop.trim())
      .filter(Boolean),
    peer,
  ];
  const address = addressIn(chain.at(-1 - trustedProxies) ?? chain[0]!) ?? peer;
  const protocol =
    header(request, "x-forwarded-proto").split(",").at(-1)?.trim() === "https" ? "https" : "http";
  return { address, origin: `${protocol}://${host}`, direct };
}

/** Some proxies write the port as well, '192.0.2.1:5678' or '[2001:db8::1]:5678', and each connection has another. */
function addressIn(hop: string): string | null {
  const plain = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  return isIP(plain) ? plain : null;
}

/** A trusted proxy says that the visitor came without TLS to a site that has it. */
export function cameByPlainHttp(request: IncomingMessage): boolean {
  if (env.TRUST_PROXY === 0 || !env.SITE_URL.startsWith("https:")) return false;
  return header(request, "x-forwarded-proto").split(",").at(-1)?.trim() === "http";
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(",") : (value ?? "");
}
