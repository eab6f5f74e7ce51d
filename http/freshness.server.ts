import { contextKey } from "./request-context.ts";

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

export const freshness = contextKey<Freshness>(new Freshness());
