import type { MailOutcome } from "#mail/send-mail.server.ts";

// What the receiver's answer means, and when to retry.

export const GIVE_UP_AFTER_MS = 3 * 24 * 3600_000;
/** About a day of attempts. Age alone is not enough: the server may have been off. */
export const TRIES_AT_LEAST = 12;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 6 * 3600_000;
const RETRY_AFTER_AT_MOST_MS = 24 * 3600_000;
/** The farthest time of a retry. One that is later was scheduled while the clock was ahead. */
export const FARTHEST_TRY_MS = 1.1 * RETRY_AFTER_AT_MOST_MS;

export type Outcome = MailOutcome | { kind: "stopped"; error: string };

export function classify(status: number, retryAfter: string | null, now = Date.now()): Outcome {
  if (status >= 200 && status < 300) return { kind: "delivered" };
  const error = `the receiver answered ${status}`;
  if (status === 410) return { kind: "stopped", error };
  return { kind: "retry", error, retryAfterMs: readRetryAfter(retryAfter, now) };
}

/** Retry-After in seconds or as a date (RFC 9110, 10.2.3), at most a day. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, RETRY_AFTER_AT_MOST_MS) : undefined;
}

/** 2 s, 6 s, 18 s, … 6 h, each varied by a fifth, so that many leads are not retried at once. */
export function waitAfter(attempts: number, retryAfterMs = 0, chance = Math.random()): number {
  const own = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 3 ** Math.min(attempts - 1, 12));
  const jitter = 0.8 + 0.4 * chance;
  return Math.round(Math.max(own * jitter, retryAfterMs * (1 + 0.1 * chance)));
}
