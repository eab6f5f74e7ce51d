import { commonHeaders } from "#server/pages/security-headers.ts";

const contentSecurityPolicy = (styleHashes: readonly string[]) => [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${styleHashes.join(" ")}`.trim(),
  "img-src 'self' data: blob:",
  // A film is shown and converted before it is uploaded.
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** On every page of the desk: it is not cached, indexed, framed or sent as a referrer. */
export function deskHeaders(styleHashes: readonly string[] = []): Record<string, string> {
  return {
    ...commonHeaders,
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": contentSecurityPolicy(styleHashes).join("; "),
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy":
      "publickey-credentials-create=(self), publickey-credentials-get=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}
