import { startServer } from "#test/support/start-server.ts";

/** As in production. Tests start servers that make nothing in advance. */
export const startWarmServer = (env: Record<string, string> = {}) =>
  startServer({ LOG_LEVEL: "warn", WARM_UP: "on", ...env });
