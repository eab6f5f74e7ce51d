import type { IncomingMessage } from "node:http";
import { env } from "#env";

const site = new URL(env.SITE_URL);

/** Frames from outside that the owner has configured, or that a visitor can ask for with a click. */
const frameOrigins = [
  env.TOUR_EMBED_URL,
  env.SCHEDULE_EMBED_URL,
  env.MAP_EMBED_URL ?? "https://www.openstreetmap.org",
  env.MAP_EMBED_URL_WEST_CHESTER ?? "https://www.openstreetmap.org",
]
  .filter((url): url is string => url !== undefined && url !== "none")
  .map((url) => new URL(url).origin);

const sources = [...new Set(frameOrigins)].join(" ");
const tourOrigin = env.TOUR_EMBED_URL ? ` "${new URL(env.TOUR_EMBED_URL).origin}"` : "";

/** What every answer carries, whatever it is. */
export const everyAnswer: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(site.protocol === "https:" && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
};

/** What an HTML page carries besides; inline scripts and styles run by their hashes alone. */
export function pageHeaders(hashes: { scripts: string[]; styles: string[] }, framed: boolean) {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.scripts.join(" ")}`.trim(),
    `style-src 'self' ${hashes.styles.join(" ")}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' ${sources}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(site.protocol === "https:" ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "content-security-policy": policy.join("; "),
    vary: "sec-fetch-site",
    "x-frame-options": framed ? "SAMEORIGIN" : "DENY",
    "permissions-policy": `accelerometer=(self${tourOrigin}), gyroscope=(self${tourOrigin}), fullscreen=(self${tourOrigin}), camera=(), geolocation=(), microphone=(), payment=(), usb=()`,
  };
}

/**
 * Takes the window out of the hands of a page of another site that has opened it. It costs a process of its own, 15 ms
 * here before anything can be drawn, so who types the address, keeps it as a bookmark or comes from an app goes without
 * (docs/decisions/opener-policy.md). Programs that don't say where they come from are told.
 */
export function openerPolicy({ headers }: IncomingMessage): Record<string, string> {
  const from = headers["sec-fetch-site"];
  return from === "none" || from === "same-origin" ? {} : { "cross-origin-opener-policy": "same-origin" };
}
