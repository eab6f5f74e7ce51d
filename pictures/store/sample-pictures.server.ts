import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { MAX_PICTURE_BYTES, BUCKETS, type Bucket, type PictureStore } from "./picture-key.ts";
import { former, MEDIA, contentHash } from "./shipped-pictures.server.ts";

/** Sample pictures of the first gym. The store has them if the site ran before `gym new`. */
const FIRST_MEDIA = join(import.meta.dirname, "../../media");

/** Fills an empty folder with the shipped sample pictures. */
export async function fillWithSamples(root: string) {
  const present = await readdir(root).catch(() => []);
  if (present.some((name) => !name.startsWith("."))) return;
  const draft = join(dirname(root), `.store-${randomUUID()}`);
  try {
    for (const bucket of BUCKETS) {
      await mkdir(join(draft, bucket), { recursive: true });
      for (const name of await sampleNames(bucket)) {
        await copyFile(join(MEDIA, bucket, name), join(draft, bucket, name), constants.COPYFILE_FICLONE);
      }
    }
    // Atomic: readers see no pictures or all of them. Another process may have been first.
    await rename(draft, root).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Adds the sample pictures that are missing. Returns their keys. */
export async function loadSamplePictures(store: PictureStore): Promise<string[]> {
  const added: string[] = [];
  for (const bucket of BUCKETS) {
    const present = new Set(await store.names(bucket));
    for (const name of await sampleNames(bucket)) {
      if (present.has(name)) continue;
      await store.put(`${bucket}/${name}`, await readFile(join(MEDIA, bucket, name)));
      added.push(`${bucket}/${name}`);
    }
  }
  return added;
}

/** Replaces unchanged sample pictures of an earlier release. Returns their keys. */
export async function renewSamplePictures(store: PictureStore, earlier = former): Promise<string[]> {
  const renewed: string[] = [];
  const sizes = new Set(earlier.values());
  for (const bucket of BUCKETS) {
    const today = new Set(await sampleNames(bucket));
    for (const { name, bytes: size } of await store.list(bucket)) {
      if (!today.has(name) || !sizes.has(size)) continue;
      const bytes = await store.read(`${bucket}/${name}`);
      if (!bytes || !earlier.has(contentHash(bytes))) continue;
      await store.put(`${bucket}/${name}`, await readFile(join(MEDIA, bucket, name)));
      renewed.push(`${bucket}/${name}`);
    }
  }
  return renewed;
}

/** The keys of unchanged sample pictures of this or an earlier release. */
export async function samplePicturesIn(store: PictureStore): Promise<string[]> {
  const keys: string[] = [];
  for (const bucket of BUCKETS) {
    const samples = new Set(former.keys());
    for (const media of new Set([MEDIA, FIRST_MEDIA]))
      for (const name of await sampleNames(bucket, media))
        samples.add(contentHash(await readFile(join(media, bucket, name))));
    for (const { name, bytes: size } of await store.list(bucket)) {
      if (size > MAX_PICTURE_BYTES) continue;
      const bytes = await store.read(`${bucket}/${name}`);
      if (bytes && samples.has(contentHash(bytes))) keys.push(`${bucket}/${name}`);
    }
  }
  return keys;
}

/** Removes unchanged sample pictures. The gym's own stay. Returns the removed keys. */
export async function clearSamplePictures(store: PictureStore): Promise<string[]> {
  const keys = await samplePicturesIn(store);
  for (const key of keys) await store.remove(key);
  return keys;
}

async function sampleNames(bucket: Bucket, media = MEDIA) {
  const names = await readdir(join(media, bucket)).catch(() => []);
  return names.filter((name) => !name.startsWith(".") && !/\.(json|md)$/.test(name)).sort();
}
