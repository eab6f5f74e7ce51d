import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { isSpecified, specifiedFiles } from "./test/specification.ts";

export default defineConfig({
  test: {
    globalSetup: ["test/outside/postgres-setup.ts"],
    pool: "forks",
    // More than the two cores of the machine that judges: half of a run is waiting for servers, browsers and clocks.
    maxWorkers: 4,
    // So long that only what hangs meets it, on the busiest machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What is waited for may take as long as a busy machine needs.
    expect: { poll: { timeout: 30_000 } },
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules", "build", ".data", ...(isSpecified ? [] : specifiedFiles)],
    // What tests open in their own process; servers that they start get a folder each.
    env: { LOG_LEVEL: "silent", DATA_DIR: mkdtempSync(join(tmpdir(), "evo-test-")) },
  },
});
