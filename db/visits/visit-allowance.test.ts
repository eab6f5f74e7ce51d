import { expect, test } from "vitest";
import { VisitAllowance } from "./visit-allowance.server.ts";

test("limits one address per time span; other addresses and the next span start from zero", () => {
  const allowance = new VisitAllowance(10, 1000);
  expect(allowance.take("192.0.2.1", 7, 100)).toBe(7);
  expect(allowance.take("192.0.2.1", 7, 200)).toBe(3);
  expect(allowance.take("192.0.2.1", 7, 999)).toBe(0);
  expect(allowance.take("192.0.2.2", 7, 999)).toBe(7);
  expect(allowance.take("192.0.2.1", 7, 1000)).toBe(7);
});

test("an IPv6 /64 counts as one address", () => {
  const allowance = new VisitAllowance(10, 1000);
  expect(allowance.take("2001:db8:1:2::1", 10, 0)).toBe(10);
  expect(allowance.take("2001:db8:1:2::2", 10, 0)).toBe(0);
});

test("an IPv6 /48 has the allowance of four addresses, and does not evict others", () => {
  const allowance = new VisitAllowance(10, 1000);
  let taken = 0;
  for (let network = 1; network <= 20_000; network++)
    taken += allowance.take(`2001:db8:1:${network.toString(16)}::1`, 3, 0);
  expect(taken).toBe(40);
  expect(allowance.take("192.0.2.1", 7, 0)).toBe(7);
});

test("many addresses together are limited", () => {
  const allowance = new VisitAllowance(1, 1000);
  let taken = 0;
  for (let i = 0; i < 50_000; i++)
    taken += allowance.take(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, 1, 0);
  expect(taken).toBe(10_000);
});
