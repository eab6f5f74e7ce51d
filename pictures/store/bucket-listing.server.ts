import type { Bucket } from "./photo-key.ts";
import { photoStore } from "./photo-store.server.ts";

/** A listing this old is read again: a new picture shows as soon as the page is made anew. */
const KEPT_MS = 2_000;

type Listing = { at: number; names: Promise<string[]> };
const listings = new Map<Bucket, Listing>();

/** The names in a bucket, sorted, read once for many visitors. Throws when the bucket can't be read. */
export async function namesInBucket(bucket: Bucket): Promise<string[]> {
  const before = listings.get(bucket);
  if (before && performance.now() - before.at < KEPT_MS) return before.names;
  const listing = { at: performance.now(), names: photoStore().names(bucket) };
  listings.set(bucket, listing);
  listing.names.catch(() => listings.delete(bucket));
  return listing.names;
}
