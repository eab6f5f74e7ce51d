import { describe, expect, test } from "vitest";
import {
  classify,
  GIVE_UP_AFTER_MS,
  readRetryAfter,
  TRIES_AT_LEAST,
  waitAfter,
} from "./retry-rules.server.ts";

test.each([
  [200, "delivered"],
  [204, "delivered"],
  [301, "retry"],
  [302, "retry"],
  [307, "retry"],
  [400, "retry"],
  [404, "retry"],
  [410, "stopped"],
  [429, "retry"],
  [500, "retry"],
  [503, "retry"],
])("%d means %s", (status, kind) => expect(classify(status, null).kind).toBe(kind));

describe("Retry-After", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  test.each([
    ["120", 120_000],
    ["Sat, 21 Nov 2026 12:01:00 GMT", 60_000],
    ["9999999999", 24 * 3600_000],
    ["Sat, 21 Nov 2026 11:00:00 GMT", undefined],
    ["soon", undefined],
    ["-5", undefined],
    [null, undefined],
  ])("%s", (header, wait) => expect(readRetryAfter(header, now)).toBe(wait));
});

test("waits grow to six hours, with jitter, and are never shorter than Retry-After", () => {
  const waits = Array.from({ length: 14 }, (_, i) => waitAfter(i + 1, 0, 0.5));
  expect(waits.slice(0, 4)).toEqual([2000, 6000, 18_000, 54_000]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(6 * 3600_000);
  expect(waitAfter(1, 0, 0)).toBe(1600);
  expect(waitAfter(1, 0, 1)).toBe(2400);
  for (const chance of [0, 0.5, 1]) expect(waitAfter(1, 60_000, chance)).toBeGreaterThanOrEqual(60_000);
});

test("a receiver that is down for three days gets about twenty attempts", () => {
  let tries = 0;
  for (let at = 0; at <= GIVE_UP_AFTER_MS; at += waitAfter(tries, 0, 0.5)) tries++;
  expect(tries).toBeGreaterThan(15);
  expect(tries).toBeLessThan(30);
  expect(tries).toBeGreaterThan(TRIES_AT_LEAST);
});
