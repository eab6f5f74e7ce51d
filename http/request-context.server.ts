/**
 * Values that belong to one request. Pages read them with `context.get(requestFacts)`. The types match React Router's, so
 * that no room below the pages has to import it.
 */
export type ContextKey<T> = { defaultValue?: T };
export type RequestContext = { get<T>(key: ContextKey<T>): T };

export function contextKey<T>(defaultValue?: T): ContextKey<T> {
  return defaultValue === undefined ? {} : { defaultValue };
}

/** What only the HTTP server knows about a request. */
export type RequestFacts = {
  /** The visitor's address, read through TRUST_PROXY. */
  address: string;
  startedAt: number;
  /** The browser sent `Origin: null`. */
  originHidden: boolean;
  /** The body was longer than the limit: only its beginning was read. */
  isTruncated: boolean;
  /** Seconds. An action that refuses sets it here, because React Router drops an action's headers. */
  retryAfter?: number;
};

export const requestFacts = contextKey<RequestFacts>({
  address: "unknown",
  startedAt: 0,
  originHidden: false,
  isTruncated: false,
});

/** Inline style sheets of the document, which the content security policy allows by their hashes. */
export type Inlined = { styles: string[] };

export const inlined = contextKey<Inlined>({ styles: [] });
