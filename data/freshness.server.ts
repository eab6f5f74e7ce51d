import { createContext, type RouterContextProvider } from "react-router";
import { log } from "#log";

/** How long the page being rendered may be kept. The page cache makes one per render and reads it afterwards. */
export class Freshness {
  expiresAt = Number.POSITIVE_INFINITY;
  flawed = false;

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

/** A read that may fail without taking the page with it: null means 'could not be read'. */
export async function attempt<T>(context: Context, what: string, read: () => Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([read(), tooLate]);
  } catch (error) {
    log.error({ err: error, what }, "could not read");
    context.get(freshness).markFlawed();
    return null;
  } finally {
    clearTimeout(timer);
  }
}
