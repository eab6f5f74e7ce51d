/** Values of one request, read with `context.get(requestFacts)`. The types match React Router's without importing it. */
export type ContextKey<T> = { defaultValue?: T };
export type RequestContext = { get<T>(key: ContextKey<T>): T };

export function contextKey<T>(defaultValue?: T): ContextKey<T> {
  return defaultValue === undefined ? {} : { defaultValue };
}

/** Facts that only the HTTP server knows. */
export type RequestFacts = {
  /** The visitor's address, read through TRUST_PROXY. */
  address: string;
  startedAt: number;
  /** The browser sent `Origin: null`. */
  originHidden: boolean;
  /** The body was longer than the limit: only its beginning was read. */
  isTruncated: boolean;
  /** Seconds. Set here by an action that refuses a request, because React Router drops an action's headers. */
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
