/**
 * Values that belong to one request: its freshness, the visitor's address. Pages read them with
 * `context.get(freshness)`. The shapes are React Router's, so that no room below the pages imports it.
 */
export type ContextKey<T> = { defaultValue?: T };
export type RequestContext = { get<T>(key: ContextKey<T>): T };

export function contextKey<T>(defaultValue?: T): ContextKey<T> {
  return defaultValue === undefined ? {} : { defaultValue };
}
