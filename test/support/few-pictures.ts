import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";

const media = join(import.meta.dirname, "../../media");
const FEW = {
  "tour-images": Array.from({ length: 14 }, (_, at) => `image ${at + 1}.webp`),
  "nutrition-images": ["nutrition_macro-plate.jpg", "shake-shelf.jpg"],
  trainers: ["casey-sample.jpg", "jordan-sample.jpg"],
};

/** A picture store with few of the sample pictures, for tests that read or copy the whole store. */
export async function placeFewPictures(dataDir: string): Promise<void> {
  for (const [bucket, names] of Object.entries(FEW)) {
    const folder = join(dataDir, "store", bucket);
    await mkdir(folder, { recursive: true });
    for (const name of names) await copyFile(join(media, bucket, name), join(folder, name));
  }
}
