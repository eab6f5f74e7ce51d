import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "#test/support/start-server.ts";

/** The server renders every page once in less than this time. */
const WARM_UP_MS = 5_000;

/** As in production. Servers of tests make nothing in advance, and compress a page only once. */
export async function startWarmServer(env: Record<string, string> = {}) {
  const server = await startServer({ LOG_LEVEL: "warn", WARM_UP: "on", ...env });
  await sleep(WARM_UP_MS);
  return server;
}
