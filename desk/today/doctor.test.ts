import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const dataDir = await mkdtemp(join(tmpdir(), "doctor-"));
process.env.DATA_DIR = dataDir;
const { siteDatabase } = await import("#db/drivers/database.server.ts");
const { doctorFindings } = await import("./doctor.server.ts");
const { checkHealth } = await import("#operations/health/health.operations.ts");

const readWords = async () =>
  (await doctorFindings(async () => ({ status: 200, html: "" })))?.map(({ words }) => words);

beforeAll(async () => {
  await siteDatabase().ready();
  // No report takes too long, however busy the machine is.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await rm(dataDir, { recursive: true });
});

test("checks that fail do not report that all is set up, and do not run again for every reader", async () => {
  const read = vi.spyOn(checkHealth, "read").mockRejectedValue(new Error("a folder is missing"));
  for (let reader = 0; reader < 2; reader += 1) expect(await readWords()).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
  vi.setSystemTime(Date.now() + 11 * 60_000);
});

test("Today waits for a new report instead of showing one that has expired", async () => {
  const noPlans = expect.stringContaining("no plans");
  expect(await readWords()).not.toContainEqual(noPlans);
  await siteDatabase().kysely.deleteFrom("Evo Membership Plans").execute();
  expect(await readWords()).not.toContainEqual(noPlans);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(await readWords()).toContainEqual(noPlans);
});
