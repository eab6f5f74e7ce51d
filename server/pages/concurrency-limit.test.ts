import { setImmediate as afterImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { TooBusy, ConcurrencyLimit } from "./concurrency-limit.ts";

test("limits running and waiting tasks, and refuses further ones immediately", async () => {
  const limit = new ConcurrencyLimit(2, 3);
  const ends: (() => void)[] = [];
  const work = () => limit.run(() => new Promise<void>((resolve) => ends.push(resolve)));
  const taken = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toThrow(TooBusy);
  expect(ends).toHaveLength(2);
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => ends.length).toBeGreaterThan(done);
    expect(ends.length - done).toBeLessThanOrEqual(2);
    ends[done]!();
  }
  await Promise.all(taken);
  expect(await limit.run(async () => "free again")).toBe("free again");
});

test("continues after a failed task, and lets cached pages through between two tasks", async () => {
  const limit = new ConcurrencyLimit(1, 10);
  const order: string[] = [];
  const broken = limit.run(async () => {
    throw new Error("broken");
  });
  const next = limit.run(async () => order.push("second render"));
  void afterImmediate().then(() => order.push("a cached page"));
  await expect(broken).rejects.toThrow("broken");
  await next;
  expect(order).toEqual(["a cached page", "second render"]);
});

test("refuses a task that waits too long, and runs later ones", async () => {
  const limit = new ConcurrencyLimit(1, 10, 50);
  let end = () => {};
  const long = limit.run(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(limit.run(async () => "never")).rejects.toThrow(TooBusy);
  const next = limit.run(async () => "next");
  end();
  await long;
  expect(await next).toBe("next");
});
