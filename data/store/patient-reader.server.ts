import { setTimeout as sleep } from "node:timers/promises";
import { log } from "#log";
import { within } from "./within.server.ts";

interface Patience {
  /** How long a caller waits for the first try. */
  waitMs: number;
  retries: number;
  pauseMs: number;
  /** How long the find of a later try may be handed out. */
  keptMs: number;
}

const usual: Patience = { waitMs: 1_000, retries: 3, pauseMs: 1_000, keptMs: 5_000 };

/**
 * A read of which a page waits for one try only. When it fails, more tries run behind the page; meanwhile
 * other callers join them instead of adding their own.
 */
export function patientReader<T>(what: string, read: () => Promise<T>, patience: Partial<Patience> = {}) {
  const { waitMs, retries, pauseMs, keptMs } = { ...usual, ...patience };
  let behind: Promise<void> | undefined;
  let found: { value: T; until: number } | undefined;

  async function retryBehind() {
    for (let retry = 1; retry <= retries; retry += 1) {
      await sleep(pauseMs, undefined, { ref: false });
      try {
        found = { value: await within(waitMs, read()), until: performance.now() + keptMs };
        log.info({ what, retry }, "readable again");
        return;
      } catch (error) {
        log.warn({ err: error, what, retry }, "still not readable");
      }
    }
  }

  return async (): Promise<T> => {
    if (found && performance.now() < found.until) return found.value;
    try {
      return await within(waitMs, read());
    } catch (error) {
      behind ??= retryBehind().finally(() => (behind = undefined));
      throw error;
    }
  };
}
