import { LRUCache } from "lru-cache";
import { MAX_FILM_BYTES } from "./store/picture-key.ts";
import { pictureStore } from "./store/picture-store.server.ts";

/** Players ask for a film in several ranges, so the last ones stay in memory. */
const films = new LRUCache<string, Buffer>({
  maxSize: 3 * MAX_FILM_BYTES,
  sizeCalculation: ({ length }) => length + 1,
  async fetchMethod(key) {
    const size = await pictureStore().size(key);
    if (size === null || size > MAX_FILM_BYTES) return undefined;
    return (await pictureStore().read(key)) ?? undefined;
  },
});

/** A film of the gym; undefined if there is none. */
export function readFilm(key: string): Promise<Buffer | undefined> {
  return films.fetch(key);
}
