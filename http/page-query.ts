/**
 * The query parameters that a page knows. A route module names them in
 * `export const handle = { query: { show: showParam(6), view: oneOf("row", "grid") } }`;
 * everything else in the address is dropped before a loader runs, so no one can flood the page cache.
 */
export type PageQuery = Record<string, (value: string) => string | undefined>;

const GALLERY_STEP = 6;
const GALLERY_CAP = 96;

/** How many pictures to show: rounded up to the next six, capped. */
export function showParam(value: string): string | undefined {
  const wanted = Number(value);
  if (!Number.isFinite(wanted) || wanted <= GALLERY_STEP) return undefined;
  return String(Math.min(GALLERY_CAP, Math.ceil(wanted / GALLERY_STEP) * GALLERY_STEP));
}

/** Lists go on for nine pages at most. */
export const pageParam = oneOf("2", "3", "4", "5", "6", "7", "8", "9");

/** A name that a loader looks up: what it doesn't find, it sends back to the page without. */
export function shortWord(value: string): string | undefined {
  return /^[\w-]{1,100}$/.test(value) ? value : undefined;
}

export function oneOf(...allowed: string[]) {
  return (value: string) => (allowed.includes(value) ? value : undefined);
}
