import { namesInBucket } from "#pictures/store/bucket-listing.server.ts";

/** The files among which db/readers/trainers.server.ts looks for each trainer's portrait; read once for many visitors. */
export async function listTrainerPictures(): Promise<{ name: string }[]> {
  return (await namesInBucket("trainers")).map((name) => ({ name }));
}
