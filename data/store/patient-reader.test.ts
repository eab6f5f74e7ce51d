import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { patientReader } from "./patient-reader.server.ts";

const quick = { waitMs: 50, pauseMs: 50, retries: 3, keptMs: 5_000 };

it("waits for one try only, and tries three more times behind it", async () => {
  let tries = 0;
  const read = patientReader(
    "test",
    async () => {
      tries += 1;
      throw new Error("down");
    },
    quick,
  );
  await expect(read()).rejects.toThrow("down");
  expect(tries).toBe(1);
  await vi.waitUntil(() => tries >= 4);
  await sleep(200);
  expect(tries).toBe(4);
});

it("gives up a try that takes too long", async () => {
  const read = patientReader("test", () => sleep(10_000, "late", { ref: false }), quick);
  const began = performance.now();
  await expect(read()).rejects.toThrow(/no answer within 0.05 s/);
  expect(performance.now() - began).toBeLessThan(3_000);
});

it("hands out what a later try has found", async () => {
  let tries = 0;
  const read = patientReader(
    "test",
    async () => {
      tries += 1;
      if (tries < 3) throw new Error("down");
      return tries;
    },
    quick,
  );
  await expect(read()).rejects.toThrow("down");
  await vi.waitUntil(() => tries >= 3);
  expect(tries).toBe(3);
  expect(await read()).toBe(3);
});
