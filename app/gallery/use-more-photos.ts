import { useRef, useState } from "react";
import type { Photo } from "#photos/photo-url.ts";
import type { PhotoPage, PhotoPart } from "./photo-page.ts";

/** Grows a list of pictures in place; the address grows with it, so that a reload shows as many. */
export function useMorePhotos(page: PhotoPage<Photo>) {
  const [photos, setPhotos] = useState(page.photos);
  const [part, setPart] = useState<PhotoPart>(page);
  const [busy, setBusy] = useState(false);
  const asking = useRef(false);

  async function load() {
    if (part.next === null || asking.current) return;
    asking.current = true;
    setBusy(true);
    try {
      const answer = await fetch(`/photos/${part.list}${part.next}`);
      if (!answer.ok) throw new Error(`${answer.status} for more photos`);
      const { photos: more, ...rest } = (await answer.json()) as PhotoPage<Photo>;
      history.replaceState(history.state, "", part.next);
      setPhotos((before) => [...before, ...more]);
      setPart(rest);
    } catch {
      // The page itself can still bring them, or say why not.
      location.assign(part.next);
    } finally {
      asking.current = false;
      setBusy(false);
    }
  }
  return { photos, before: page.before, part, busy, load };
}
