/** Category of the pictures in the gym's store. */
export const TOUR_CATEGORY = "Facility Tour";

export const categorySlug = (category: string) => category.toLowerCase().replaceAll(" ", "-");

/** The part of a photo list that a query selects. */
export type PhotoRange = {
  /** Name of the list: its next photos are at /photos/<list>. */
  list: string;
  /** Number of photos on earlier pages. */
  before: number;
  /** Number of photos up to the end of this part. */
  shown: number;
  total: number;
  /** Query strings for more photos and for the previous page, or null. */
  next: string | null;
  previous: string | null;
};

export type PhotoPage<T> = PhotoRange & { photos: readonly T[] };

const STEP = 6;
/** Photos on one page. */
const PAGE_SIZE = 96;

/** Room for more photos than a gym has, with a limit, so that nobody can flood the page cache. */
const MAX_PAGES = 99;

/** How many photos to show: rounded up to the next six, capped. */
export function showParam(value: string): string | undefined {
  const wanted = Number(value);
  if (!Number.isFinite(wanted) || wanted <= STEP) return undefined;
  return String(Math.min(PAGE_SIZE, Math.ceil(wanted / STEP) * STEP));
}

export function pageParam(value: string): string | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGES ? String(page) : undefined;
}

/** All photos on one page. */
export function wholeList<T>(photos: readonly T[]): PhotoPage<T> {
  const total = photos.length;
  return { list: "", before: 0, shown: total, total, next: null, previous: null, photos };
}

/** The photos that the last "Load more" added to the range. */
export function lastStep({ before, shown }: PhotoRange): { before: number; shown: number } {
  return { before: before + Math.max(0, Math.ceil((shown - before) / STEP) - 1) * STEP, shown };
}

/** Computed from the total alone, so that only the photos of this range need to be read. */
export function photoRange(total: number, query: URLSearchParams, list = ""): PhotoRange {
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(lastPage, Number(query.get("page") ?? 1));
  const before = (page - 1) * PAGE_SIZE;
  const show = Math.min(PAGE_SIZE, Number(query.get("show") ?? STEP));
  const shown = Math.min(total, before + show);
  const more = show < PAGE_SIZE ? { page, show: show + STEP } : { page: page + 1, show: STEP };
  return {
    list,
    before,
    shown,
    total,
    next: shown === total ? null : buildQuery(query, more),
    previous: page === 1 ? null : buildQuery(query, { page: page - 1, show: PAGE_SIZE }),
  };
}

function buildQuery(query: URLSearchParams, { page, show }: { page: number; show: number }): string {
  const next = new URLSearchParams();
  const category = query.get("category");
  if (category) next.set("category", category);
  if (page > 1) next.set("page", String(page));
  if (show > STEP) next.set("show", String(show));
  return `?${next}`;
}
