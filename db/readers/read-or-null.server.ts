import { log } from "#config/log.server.ts";
import { freshness } from "#http/freshness.server.ts";
import type { RequestContext } from "#http/request-context.server.ts";
import { TimeoutError, within } from "#http/time-limit.ts";

const PATIENCE_MS = 2000;
/** What the other reads of the same page get once one has been waited for in vain: a page stands within three seconds. */
const SHORT_PATIENCE_MS = 100;

/** A read that may fail without taking the page with it: null means 'could not be read'. */
export async function readOrNull<T>(
  context: RequestContext,
  what: string,
  read: () => Promise<T>,
): Promise<T | null> {
  const life = context.get(freshness);
  const patienceMs = life.hasTimedOut ? SHORT_PATIENCE_MS : PATIENCE_MS;
  try {
    return await within(patienceMs, read());
  } catch (error) {
    log.error({ err: error, what }, "could not read");
    life.hasTimedOut ||= error instanceof TimeoutError;
    life.markFlawed();
    return null;
  }
}
