/** Which part of a list of photographs the address asks for. */
export type PhotoPart = {
  /** Which list: /photos/<list> has its next part. */
  list: string;
  /** How many come before these, and how many have been shown with these. */
  before: number;
  shown: number;
  total: number;
  /** The queries for more and for the page before; null when there is none. */
  next: string | null;
  previous: string | null;
};

export type PhotoPage<T> = PhotoPart & { photos: readonly T[] };

const STEP = 6;
/** The most that one page shows; the list goes on at the next. */
const FULL = 96;

/** All there is, on one page. */
export function wholeList<T>(photos: readonly T[]): PhotoPage<T> {
  const total = photos.length;
  return { list: "", before: 0, shown: total, total, next: null, previous: null, photos };
}

/** The part that was added last: what comes after the photographs of the query before. */
export function lastStep({ before, shown }: PhotoPart): { before: number; shown: number } {
  return { before: before + Math.max(0, Math.ceil((shown - before) / STEP) - 1) * STEP, shown };
}

/** Only counts: whoever has the photographs reads no more of them than these. */
export function photoPart(total: number, query: URLSearchParams, list = ""): PhotoPart {
  const last = Math.max(1, Math.ceil(total / FULL));
  const number = Math.min(last, Number(query.get("page") ?? 1));
  const before = (number - 1) * FULL;
  const show = Math.min(FULL, Number(query.get("show") ?? STEP));
  const shown = Math.min(total, before + show);
  const more = show < FULL ? { page: number, show: show + STEP } : { page: number + 1, show: STEP };
  return {
    list,
    before,
    shown,
    total,
    next: shown === total ? null : queryOf(query, more),
    previous: number === 1 ? null : queryOf(query, { page: number - 1, show: FULL }),
  };
}

function queryOf(query: URLSearchParams, { page, show }: { page: number; show: number }): string {
  const next = new URLSearchParams();
  const category = query.get("category");
  if (category) next.set("category", category);
  if (page > 1) next.set("page", String(page));
  if (show > STEP) next.set("show", String(show));
  return `?${next}`;
}
