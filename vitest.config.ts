import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { isSpecified, specifiedFiles } from "./test/specification.ts";

export default defineConfig({
  test: {
    globalSetup: ["test/outside/postgres-setup.ts"],
    pool: "forks",
    // Tests spend half of their time waiting for servers, browsers and clocks.
    maxWorkers: 4,
    // Only a test that hangs should reach it, even on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules", "build", ".data", ...(isSpecified ? [] : specifiedFiles)],
    // For the test process. Each server that a test starts gets its own folder.
    env: { LOG_LEVEL: "silent", DATA_DIR: mkdtempSync(join(tmpdir(), "evo-test-")) },
  },
});
