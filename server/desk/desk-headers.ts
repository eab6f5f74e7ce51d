import { everyAnswer } from "#server/pages/security-headers.ts";

const policy = (styles: readonly string[]) => [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${styles.join(" ")}`.trim(),
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What every page of the desk carries: nobody keeps it, lists it, frames it, or hears of it. */
export function deskHeaders(styles: readonly string[] = []): Record<string, string> {
  return {
    ...everyAnswer,
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "content-security-policy": policy(styles).join("; "),
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy":
      "publickey-credentials-create=(self), publickey-credentials-get=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}
