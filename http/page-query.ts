/**
 * The query parameters of a page. A route module lists them in
 * `export const handle = { query: { show: showParam, view: oneOf("row", "grid") } }`. All others are dropped before a
 * loader runs, so that nobody can flood the page cache.
 */
export type PageQuery = Record<string, (value: string) => string | undefined>;

const GALLERY_STEP = 6;
const GALLERY_MAX = 96;

/** How many pictures to show: rounded up to the next six, capped. */
export function showParam(value: string): string | undefined {
  const wanted = Number(value);
  if (!Number.isFinite(wanted) || wanted <= GALLERY_STEP) return undefined;
  return String(Math.min(GALLERY_MAX, Math.ceil(wanted / GALLERY_STEP) * GALLERY_STEP));
}

/** Lists have nine pages at most. */
export const pageParam = oneOf("2", "3", "4", "5", "6", "7", "8", "9");

/** A name that a loader looks up. If it finds nothing, it redirects to the page without the parameter. */
export function shortWord(value: string): string | undefined {
  return /^[\w-]{1,100}$/.test(value) ? value : undefined;
}

export function oneOf(...allowed: string[]) {
  return (value: string) => (allowed.includes(value) ? value : undefined);
}
