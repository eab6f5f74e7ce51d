import { everyAnswer } from "#server/pages/security-headers.ts";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What every page of the desk carries: nobody keeps it, lists it, frames it, or hears of it. */
export const deskHeaders: Record<string, string> = {
  ...everyAnswer,
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "content-security-policy": policy.join("; "),
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "permissions-policy":
    "publickey-credentials-create=(self), publickey-credentials-get=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};
