import { useEffect, useRef, useState } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import type { PhotoPage, PhotoRange } from "./photo-page.ts";

const TIMEOUT_MS = 20_000;

/** Adds photos to a list in place, and updates the URL, so that a reload shows the same photos. */
export function useMorePhotos(page: PhotoPage<Photo>) {
  const [photos, setPhotos] = useState(page.photos);
  const [range, setRange] = useState<PhotoRange>(page);
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const loading = useRef(false);
  const query = useRef("");

  // Going back, for example out of the lightbox, returns to an entry with the old URL.
  useEffect(() => {
    const restore = () => replaceQuery(query.current);
    addEventListener("popstate", restore);
    return () => removeEventListener("popstate", restore);
  }, []);

  /** Resolves to false if loading failed. */
  async function load(): Promise<boolean> {
    if (range.next === null || loading.current) return true;
    loading.current = true;
    setState("busy");
    try {
      const { photos: more, ...rest } = await fetchPhotos(range.list, range.next);
      query.current = range.next;
      replaceQuery(range.next);
      setPhotos((before) => [...before, ...more]);
      setRange({ ...rest, before: page.before });
      setState("ready");
      return true;
    } catch {
      setState("failed");
      return false;
    } finally {
      loading.current = false;
    }
  }
  return { photos, before: page.before, range, state, load };
}

async function fetchPhotos(list: string, query: string): Promise<PhotoPage<Photo>> {
  const response = await fetch(`/photos/${list}${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status} for more photos`);
  return (await response.json()) as PhotoPage<Photo>;
}

function replaceQuery(query: string) {
  if (query !== "") history.replaceState(history.state, "", query + location.hash);
}
