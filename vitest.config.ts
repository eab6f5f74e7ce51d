import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["test/postgres-setup.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules", "build", ".data"],
    env: { LOG_LEVEL: "silent" },
  },
});
