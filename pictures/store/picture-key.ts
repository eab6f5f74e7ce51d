/** Pictures that the gym changes, in the picture store. */
export const BUCKETS = ["tour-images", "nutrition-images", "trainers"] as const;
/** Pictures and films that come with the code. */
export const SHELVES = ["site", "gallery", "panoramas", "partners", "film"] as const;

export type Bucket = (typeof BUCKETS)[number];
export type Shelf = (typeof SHELVES)[number];
export type PictureKey = { folder: Bucket | Shelf; name: string };

export const PICTURE_NAME = /\.(jpe?g|png|webp|avif|gif)$/i;

// oxlint-disable-next-line no-control-regex -- control characters are exactly what must not pass
const UNSAFE = /[\u0000-\u001f\u007f/\\]/;

/** A plain file name: nothing that could step out of its folder, on any system. */
export function isSafeName(name: string) {
  return name.length > 0 && name.length <= 200 && !name.startsWith(".") && !UNSAFE.test(name);
}

export function isBucket(folder: string): folder is Bucket {
  return (BUCKETS as readonly string[]).includes(folder);
}

export function isShelf(folder: string): folder is Shelf {
  return (SHELVES as readonly string[]).includes(folder);
}

/** The parts of 'tour-images/image 1.webp'; null for an invalid key. */
export function parseKey(key: string): PictureKey | null {
  const slash = key.indexOf("/");
  const folder = key.slice(0, slash);
  const name = key.slice(slash + 1);
  if (!isSafeName(name) || !(isBucket(folder) || isShelf(folder))) return null;
  return { folder, name };
}

/** Larger files are never read, because they would fill the memory. */
export const MOST_PICTURE_BYTES = 50 * 1024 * 1024;

/** '700 MB' */
export function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

export type StoredPicture = {
  name: string;
  bytes: number;
  changedAt: Date;
  /** Changes whenever the content does. */
  stamp: string;
};

type BucketState = { bucket: Bucket; pictures: number } | { bucket: Bucket; error: string };

/** The gym's own pictures in three buckets. Keys are '<bucket>/<name>'. */
export type PictureStore = {
  kind: "folder" | "s3";
  /** Its address without secrets. */
  place: string;
  /** Sorted by name. Throws when the bucket can't be read. */
  list(bucket: Bucket): Promise<StoredPicture[]>;
  /** The names alone, sorted: quick, however many there are. */
  names(bucket: Bucket): Promise<string[]>;
  /** null when there is no such picture. */
  stamp(key: string): Promise<string | null>;
  /** In bytes, without reading it; null when there is no such picture. */
  size(key: string): Promise<number | null>;
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  put(key: string, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<boolean>;
  /** Throws a clear error if the store can't be used. */
  check(): Promise<BucketState[]>;
};
