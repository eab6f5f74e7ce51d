import { expect, test } from "vitest";
import { MemoryBudget } from "./memory-budget.ts";

test("stays within the budget, and runs everything, including oversized and failing work", async () => {
  const room = new MemoryBudget(10);
  let [held, most] = [0, 0];
  const work = (bytes: number) =>
    room.hold(bytes, async () => {
      held += bytes;
      most = Math.max(most, held);
      await new Promise((resolve) => setImmediate(resolve));
      held -= bytes;
      if (bytes === 3) throw new Error("three");
      return bytes;
    });
  const done = await Promise.allSettled([4, 5, 3, 7, 3, 0, 10, 1].map(work));
  expect(done.map(({ status }) => status === "fulfilled")).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(most).toBe(10);
  expect(await work(11)).toBe(11);
});
