import { join } from "node:path";
import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { openFolderStore } from "./folder-store.server.ts";
import type { PhotoStore } from "./photo-store-shape.ts";
import { openS3Store } from "./s3-store.server.ts";

export type { PhotoStore } from "./photo-store-shape.ts";

export type StoreSettings = { storageUrl?: string | undefined; dataDir: string };

export function openPhotoStore({ storageUrl, dataDir }: StoreSettings): PhotoStore {
  return storageUrl ? openS3Store(storageUrl) : openFolderStore(join(dataDir, "store"));
}

/**
 * For the start of a server: throws one clear sentence when the store refuses our key.
 * A bucket that is missing or away is logged; the site opens without it and shows it when it is back.
 */
export async function checkPhotoStore(store = photoStore()): Promise<void> {
  const states = await store.check();
  for (const state of states) {
    if ("error" in state)
      log.error({ bucket: state.bucket, reason: state.error }, "picture bucket can't be read");
  }
}

let store: PhotoStore | undefined;

/** The store that the environment names; one per process. */
export function photoStore(): PhotoStore {
  store ??= openPhotoStore({ storageUrl: env.STORAGE_URL, dataDir: env.DATA_DIR });
  return store;
}
