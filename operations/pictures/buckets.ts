import type { Bucket } from "#pictures/store/picture-key.ts";
import { usageError } from "#config/user-error.ts";

export const bucketNames = ["tour", "nutrition", "trainers"] as const;
export type BucketName = (typeof bucketNames)[number];

const buckets: Record<BucketName, Bucket> = {
  tour: "tour-images",
  nutrition: "nutrition-images",
  trainers: "trainers",
};

export function bucketFor(name: BucketName): Bucket {
  return buckets[name];
}

export function readBucket(text: string | undefined): BucketName {
  const match = bucketNames.find((name) => name === text);
  if (!match) throw usageError("Which pictures?", `Use one of: ${bucketNames.join(", ")}.`);
  return match;
}
