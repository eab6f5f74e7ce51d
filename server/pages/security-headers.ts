import { mapSetting } from "#domain/place.ts";
import { places } from "#content/site.ts";
import { env } from "#config/env.server.ts";

const site = new URL(env.SITE_URL);

/** Origins of embedded frames that the owner configured, or that a visitor can load with a click. */
const frameOrigins = [
  env.TOUR_EMBED_URL,
  env.SCHEDULE_EMBED_URL,
  ...places.map((place) => env[mapSetting(places, place)] ?? "https://www.openstreetmap.org"),
]
  .filter((url): url is string => url !== undefined && url !== "none")
  .map((url) => new URL(url).origin);

const sources = [...new Set(frameOrigins)].join(" ");
const tourOrigin = env.TOUR_EMBED_URL ? ` "${new URL(env.TOUR_EMBED_URL).origin}"` : "";

/** On every response. */
export const commonHeaders: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(site.protocol === "https:" && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
};

/** On every HTML page. Inline scripts are not allowed; inline styles only by their hashes. */
export function pageHeaders(styleHashes: string[], framed: boolean): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.join(" ")}`.trim(),
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
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": framed ? "SAMEORIGIN" : "DENY",
    "permissions-policy": `accelerometer=(self${tourOrigin}), gyroscope=(self${tourOrigin}), fullscreen=(self${tourOrigin}), camera=(), geolocation=(), microphone=(), payment=(), usb=()`,
  };
}
