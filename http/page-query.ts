/**
 * The query parameters of a page. A route module lists them in
 * `export const handle = { query: { about: shortWord, view: oneOf("row", "grid") } }`. All others are dropped before a
 * loader runs, so that nobody can flood the page cache.
 */
export type PageQuery = Record<string, (value: string) => string | undefined>;

/** A name that a loader looks up. If it finds nothing, it redirects to the page without the parameter. */
export function shortWord(value: string): string | undefined {
  return /^[\w-]{1,100}$/.test(value) ? value : undefined;
}

export function oneOf(...allowed: string[]) {
  return (value: string) => (allowed.includes(value) ? value : undefined);
}
