import { useState } from "react";
import type { PhotoPage } from "./photo-page.ts";

type Gathered<T> = Pick<PhotoPage<T>, "photos" | "before">;

/** Where a list goes on at the next page, what was shown before stays, as long as script is there to keep it. */
export function useGathered<T>(page: PhotoPage<T>): Gathered<T> {
  const [last, setLast] = useState(page);
  const [kept, setKept] = useState<Gathered<T>>(page);
  if (last === page) return kept;

  const gathered = page.list === last.list ? join(kept, last, page) : page;
  setLast(page);
  setKept(gathered);
  return gathered;
}

function join<T>(kept: Gathered<T>, last: PhotoPage<T>, page: PhotoPage<T>): Gathered<T> {
  const isNext = page.before > 0 && page.before === last.shown;
  const isGrown = page.before === last.before && page.before > kept.before;
  if (!isNext && !isGrown) return page;
  const earlier = isNext ? kept.photos : kept.photos.slice(0, kept.photos.length - last.photos.length);
  return { photos: [...earlier, ...page.photos], before: kept.before };
}
