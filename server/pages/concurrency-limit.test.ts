import { setImmediate as afterImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { TooBusy, ConcurrencyLimit } from "./concurrency-limit.ts";

test("so many run, so many wait, and who comes after them is told at once", async () => {
  const turns = new ConcurrencyLimit(2, 3);
  const ends: (() => void)[] = [];
  const work = () => turns.take(() => new Promise<void>((resolve) => ends.push(resolve)));
  const taken = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toThrow(TooBusy);
  expect(ends).toHaveLength(2);
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => ends.length).toBeGreaterThan(done);
    expect(ends.length - done).toBeLessThanOrEqual(2);
    ends[done]!();
  }
  await Promise.all(taken);
  expect(await turns.take(async () => "free again")).toBe("free again");
});

test("a render that fails gives its turn back, and others get between two of them", async () => {
  const turns = new ConcurrencyLimit(1, 10);
  const order: string[] = [];
  const broken = turns.take(async () => {
    throw new Error("broken");
  });
  const next = turns.take(async () => order.push("second render"));
  void afterImmediate().then(() => order.push("a kept page"));
  await expect(broken).rejects.toThrow("broken");
  await next;
  expect(order).toEqual(["a kept page", "second render"]);
});

test("nobody waits for longer than patience: they are told, and who comes later gets their turn", async () => {
  const turns = new ConcurrencyLimit(1, 10, 50);
  let end = () => {};
  const long = turns.take(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(turns.take(async () => "never")).rejects.toThrow(TooBusy);
  const next = turns.take(async () => "next");
  end();
  await long;
  expect(await next).toBe("next");
});
