import { contextKey } from "./request-context.ts";

/** What only the HTTP server knows about a request: the visitor's address (through TRUST_PROXY) and when it came. */
export type RequestFacts = {
  address: string;
  startedAt: number;
  /** The browser would not say from which site the post comes (`Origin: null`). */
  originHidden: boolean;
  /** The post was longer than any form of ours: this is its beginning. */
  isCut: boolean;
  /** Seconds, written by an action that refuses: the router keeps an action's headers to itself. */
  retryAfter?: number;
};

export const requestFacts = contextKey<RequestFacts>({
  address: "unknown",
  startedAt: 0,
  originHidden: false,
  isCut: false,
});
