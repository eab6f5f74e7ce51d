/** Pictures that a gym changes: they live in the picture store. */
export const BUCKETS = ["tour-images", "nutrition-images", "trainers"] as const;
/** Pictures and films that come with the code. */
export const SHELVES = ["site", "gallery", "panoramas", "partners", "film"] as const;

export type Bucket = (typeof BUCKETS)[number];
export type Shelf = (typeof SHELVES)[number];
export type PhotoKey = { room: Bucket | Shelf; name: string };

export const PICTURE_NAME = /\.(jpe?g|png|webp|avif|gif)$/i;

// oxlint-disable-next-line no-control-regex -- control characters are exactly what must not pass
const UNSAFE = /[\u0000-\u001f\u007f/\\]/;

/** A plain file name: nothing that could step out of its folder, on any system. */
export function isSafeName(name: string) {
  return name.length > 0 && name.length <= 200 && !name.startsWith(".") && !UNSAFE.test(name);
}

export function isBucket(room: string): room is Bucket {
  return (BUCKETS as readonly string[]).includes(room);
}

export function isShelf(room: string): room is Shelf {
  return (SHELVES as readonly string[]).includes(room);
}

/** 'tour-images/image 1.webp' in its parts; null for anything that is no key. */
export function parseKey(key: string): PhotoKey | null {
  const slash = key.indexOf("/");
  const room = key.slice(0, slash);
  const name = key.slice(slash + 1);
  if (!isSafeName(name) || !(isBucket(room) || isShelf(room))) return null;
  return { room, name };
}
