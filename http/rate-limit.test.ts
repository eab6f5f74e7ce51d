import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.server.ts";

const minute = 60_000;

test("allows a limited number of requests per address in ten minutes, then returns the seconds to wait", () => {
  const limit = new RateLimit(3);
  for (let i = 0; i < 3; i++) expect(limit.check("192.0.2.1", i * minute)).toBeNull();
  expect(limit.check("192.0.2.1", 3 * minute)).toBe(7 * 60);
  expect(limit.check("192.0.2.2", 3 * minute)).toBeNull();
  expect(limit.check("192.0.2.1", 10 * minute + 1)).toBeNull();
});

test("a refused request does not lengthen the wait", () => {
  const limit = new RateLimit(1);
  limit.check("192.0.2.1", 0);
  for (let i = 1; i < 10; i++) expect(limit.check("192.0.2.1", i * minute)).not.toBeNull();
  expect(limit.check("192.0.2.1", 10 * minute + 1)).toBeNull();
});

test("a forgiven request does not count", () => {
  const limit = new RateLimit(1);
  for (let i = 0; i < 5; i++) {
    expect(limit.check("192.0.2.1", i)).toBeNull();
    limit.forgive("192.0.2.1");
  }
  expect(limit.check("192.0.2.1", 9)).toBeNull();
  expect(limit.check("192.0.2.1", 10)).not.toBeNull();
});

test("an IPv6 network counts as one address, and IPv4-mapped IPv6 as IPv4", () => {
  const limit = new RateLimit(1);
  expect(limit.check("2001:db8:1:2::1", 0)).toBeNull();
  expect(limit.check("2001:db8:1:2:ffff::9", 0)).not.toBeNull();
  expect(limit.check("2001:0DB8:1:2:0:0:0:7%eth0", 0)).not.toBeNull();
  expect(limit.check("2001:db8:1:3::1", 0)).toBeNull();
  expect(limit.check("::ffff:192.0.2.1", 0)).toBeNull();
  expect(limit.check("192.0.2.1", 0)).not.toBeNull();
  expect(limit.check("::ffff:192.0.2.2", 0)).toBeNull();
});

test("an IPv6 /48 has four times the limit of one address, for any number of networks", () => {
  const limit = new RateLimit(2);
  const from = (network: number) => limit.check(`2001:db8:1:${network.toString(16)}::1`, 60_000);
  for (let network = 1; network <= 3; network++) expect(from(network)).toBeNull();
  limit.forgive("2001:db8:1:3::1");
  for (let network = 4; network <= 9; network++) expect(from(network)).toBeNull();
  for (let network = 10; network <= 20_000; network++) expect(from(network)).toBe(600);
  expect(limit.check("2001:db8:2:1::1", 60_000)).toBeNull();
  expect(limit.size).toBeLessThan(20);
});

test("memory is bounded for any number of addresses", () => {
  const limit = new RateLimit(30);
  for (let i = 0; i < 50_000; i++) limit.check(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, i);
  expect(limit.size).toBeLessThanOrEqual(10_000);
});
