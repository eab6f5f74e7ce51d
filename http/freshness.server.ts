import { createContext, type RouterContextProvider } from "react-router";
import { TooLate, within } from "#db/drivers/within.server.ts";
import { log } from "#config/log.server.ts";

/** How long the page being rendered may be kept. The page cache makes one per render and reads it afterwards. */
export class Freshness {
  expiresAt = Number.POSITIVE_INFINITY;
  flawed = false;
  waitedInVain = false;

  /** The page says something ('Staff here until 8 PM') that stops being true at this moment. */
  expireAt(moment: Date) {
    this.expiresAt = Math.min(this.expiresAt, moment.getTime());
  }

  /** Part of the page could not be read: show it, but don't keep it. */
  markFlawed() {
    this.flawed = true;
  }
}

export const freshness = createContext<Freshness>(new Freshness());

type Context = Readonly<RouterContextProvider>;

const PATIENCE_MS = 2000;
/** What the other reads of the same page get once one has been waited for in vain: a page stands within three seconds. */
const SHORT_PATIENCE_MS = 100;

/** A read that may fail without taking the page with it: null means 'could not be read'. */
export async function attempt<T>(context: Context, what: string, read: () => Promise<T>): Promise<T | null> {
  const life = context.get(freshness);
  const patienceMs = life.waitedInVain ? SHORT_PATIENCE_MS : PATIENCE_MS;
  try {
    return await within(patienceMs, read());
  } catch (error) {
    log.error({ err: error, what }, "could not read");
    life.waitedInVain ||= error instanceof TooLate;
    life.markFlawed();
    return null;
  }
}
