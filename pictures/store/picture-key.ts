/** Folders of the picture store, which the gym changes. */
export const BUCKETS = ["tour-images", "nutrition-images", "trainers"] as const;
/** Folders of media/ with pictures and films of the design. */
export const MEDIA_FOLDERS = ["site", "gallery", "panoramas", "partners", "film"] as const;

export type Bucket = (typeof BUCKETS)[number];
export type MediaFolder = (typeof MEDIA_FOLDERS)[number];
export type PictureKey = { folder: Bucket | MediaFolder; name: string };

export const PICTURE_NAME = /\.(jpe?g|png|webp|avif|gif)$/i;

// oxlint-disable-next-line no-control-regex -- control characters must be refused
const UNSAFE = /[\u0000-\u001f\u007f/\\]/;

/** A plain file name that cannot leave its folder on any system. */
export function isSafeName(name: string) {
  return name.length > 0 && name.length <= 200 && !name.startsWith(".") && !UNSAFE.test(name);
}

export function isBucket(folder: string): folder is Bucket {
  return (BUCKETS as readonly string[]).includes(folder);
}

export function isMediaFolder(folder: string): folder is MediaFolder {
  return (MEDIA_FOLDERS as readonly string[]).includes(folder);
}

/** The parts of 'tour-images/image 1.webp'; null for an invalid key. */
export function parseKey(key: string): PictureKey | null {
  const slash = key.indexOf("/");
  const folder = key.slice(0, slash);
  const name = key.slice(slash + 1);
  if (!isSafeName(name) || !(isBucket(folder) || isMediaFolder(folder))) return null;
  return { folder, name };
}

/** Larger files are never read. */
export const MAX_PICTURE_BYTES = 50 * 1024 * 1024;

/** Visitors on mobile data load it. */
export const MAX_FILM_BYTES = 12 * 1024 * 1024;

/** A film of the gym, named after the hash of its content. */
export function isFilmKey(key: string): boolean {
  return /^tour-images\/site [\w-]+ [0-9a-f]{12}\.(mp4|webm)$/.test(key);
}

/** '700 MB' */
export function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

export type StoredPicture = {
  name: string;
  bytes: number;
  changedAt: Date;
  /** Changes with the content. */
  stamp: string;
};

type BucketState = { bucket: Bucket; pictures: number } | { bucket: Bucket; error: string };

/** The gym's own pictures in three buckets. Keys are '<bucket>/<name>'. */
export type PictureStore = {
  kind: "folder" | "s3";
  /** Its path or URL without secrets. */
  place: string;
  /** Sorted by name. Throws if the bucket can't be read. */
  list(bucket: Bucket): Promise<StoredPicture[]>;
  /** Only the names, sorted. Faster than `list`. */
  names(bucket: Bucket): Promise<string[]>;
  /** null if the picture does not exist. */
  stamp(key: string): Promise<string | null>;
  /** In bytes, without reading the file; null if the picture does not exist. */
  size(key: string): Promise<number | null>;
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  put(key: string, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<boolean>;
  /** Throws if the store can't be used. */
  check(): Promise<BucketState[]>;
};
