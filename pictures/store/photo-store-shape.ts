import type { Bucket } from "./photo-key.ts";

export type StoredPhoto = {
  name: string;
  bytes: number;
  changedAt: Date;
  /** Changes whenever the content does. */
  stamp: string;
};

type BucketState = { bucket: Bucket; pictures: number } | { bucket: Bucket; error: string };

/** The gym's own pictures, in three buckets, wherever they are kept. Keys are '<bucket>/<name>'. */
export type PhotoStore = {
  kind: "folder" | "s3";
  /** Where it is, without secrets. */
  place: string;
  /** Sorted by name. Throws when the bucket can't be read. */
  list(bucket: Bucket): Promise<StoredPhoto[]>;
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
  /** Throws one clear sentence when the store can't be used at all. */
  check(): Promise<BucketState[]>;
};
