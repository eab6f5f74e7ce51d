import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "./sqlite-file.server.ts";

const LOCK_PATIENCE_MS = 10_000;

/** SQLite itself is told never to wait: waiting inside it would hold up every visitor. */
export async function whenFree<T>(attempt: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await sleep(4 + Math.random() * 16);
  }
}
