import { contextKey } from "./request-context.server.ts";

/** How long the rendered page may be cached. The page cache creates one for each render. */
export class Freshness {
  expiresAt = Number.POSITIVE_INFINITY;
  flawed = false;
  hasTimedOut = false;

  /** Text like "Staff here until 8 PM" is wrong after this moment. */
  expireAt(moment: Date) {
    this.expiresAt = Math.min(this.expiresAt, moment.getTime());
  }

  /** Part of the page could not be read: show it, but cache it only briefly. */
  markFlawed() {
    this.flawed = true;
  }
}

export const freshness = contextKey<Freshness>(new Freshness());
