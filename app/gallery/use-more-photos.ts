import { useEffect, useRef, useState } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import type { PhotoPage, PhotoPart } from "./photo-page.ts";

const PATIENCE_MS = 20_000;

/** Grows a list of pictures in place; the address grows with it, so that a reload shows as many. */
export function useMorePhotos(page: PhotoPage<Photo>) {
  const [photos, setPhotos] = useState(page.photos);
  const [part, setPart] = useState<PhotoPart>(page);
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const asking = useRef(false);
  const grown = useRef("");

  // A step back, as from the lightbox, is one to the address before it grew.
  useEffect(() => {
    const again = () => growAddress(grown.current);
    addEventListener("popstate", again);
    return () => removeEventListener("popstate", again);
  }, []);

  /** Whether there is nothing left to wait for. */
  async function load(): Promise<boolean> {
    if (part.next === null || asking.current) return true;
    asking.current = true;
    setState("busy");
    try {
      const { photos: more, ...rest } = await nextPart(part.list, part.next);
      grown.current = part.next;
      growAddress(part.next);
      setPhotos((before) => [...before, ...more]);
      setPart({ ...rest, before: page.before });
      setState("ready");
      return true;
    } catch {
      setState("failed");
      return false;
    } finally {
      asking.current = false;
    }
  }
  return { photos, before: page.before, part, state, load };
}

async function nextPart(list: string, query: string): Promise<PhotoPage<Photo>> {
  const answer = await fetch(`/photos/${list}${query}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${answer.status} for more photos`);
  return (await answer.json()) as PhotoPage<Photo>;
}

function growAddress(query: string) {
  if (query !== "") history.replaceState(history.state, "", query + location.hash);
}
