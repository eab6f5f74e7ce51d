import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unpacked } from "#operations/backup/archive.ts";
import { writeRequested } from "#operations/backup/write-file.ts";
import { BUCKETS } from "#pictures/store/picture-key.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import type { Swap } from "./restore-swap.ts";

/** Writes the pictures into a new folder, which is swapped later, or directly into S3. */
export async function stagePictures(path: string, pictures: PictureStore, swap: Swap): Promise<void> {
  const folder = join(swap.stage, "store");
  for (const bucket of BUCKETS) await mkdir(join(folder, bucket), { recursive: true });
  for await (const { path: name, bytes } of unpacked(path)) {
    if (!name.startsWith("pictures/")) continue;
    const key = name.slice("pictures/".length);
    if (pictures.kind === "s3") await pictures.put(key, bytes);
    else await writeRequested(join(folder, dirname(key), key.slice(key.indexOf("/") + 1)), false, [bytes]);
  }
}

/** Deletes from S3 what the backup does not have, once the database is restored. */
export async function dropSurplus(path: string, pictures: PictureStore): Promise<void> {
  if (pictures.kind === "folder") return;
  const wanted = new Set<string>();
  for await (const { path: name } of unpacked(path)) wanted.add(name);
  for (const bucket of BUCKETS) {
    for (const name of await pictures.names(bucket)) {
      if (!wanted.has(`pictures/${bucket}/${name}`)) await pictures.remove(`${bucket}/${name}`);
    }
  }
}
