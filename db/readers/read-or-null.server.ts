import { log } from "#config/log.server.ts";
import { freshness } from "#http/freshness.server.ts";
import type { RequestContext } from "#http/request-context.server.ts";
import { TimeoutError, within } from "#http/time-limit.ts";

const TIMEOUT_MS = 2000;
/** Once a read of a page has timed out, the others get less time, so that the page is complete within three seconds. */
const SHORT_TIMEOUT_MS = 100;

/** A read that may fail without failing the page: null means 'could not be read'. */
export async function readOrNull<T>(
  context: RequestContext,
  what: string,
  read: () => Promise<T>,
): Promise<T | null> {
  const life = context.get(freshness);
  const timeoutMs = life.hasTimedOut ? SHORT_TIMEOUT_MS : TIMEOUT_MS;
  try {
    return await within(timeoutMs, read());
  } catch (error) {
    log.error({ err: error, what }, "could not read");
    life.hasTimedOut ||= error instanceof TimeoutError;
    life.markFlawed();
    return null;
  }
}
