/** Which part of a list of photographs the address asks for. */
export type PhotoPart = {
  /** Which list: photographs of one are never mixed with another's. */
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
