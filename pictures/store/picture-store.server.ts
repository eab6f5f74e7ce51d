import { join } from "node:path";
import { env } from "#config/env.server.ts";
import { log } from "#config/log.server.ts";
import { openFolderStore } from "./folder-store.server.ts";
import type { PictureStore } from "./picture-key.ts";
import { openS3Store } from "./s3-store.server.ts";

export type { PictureStore } from "./picture-key.ts";

export type StoreSettings = { storageUrl?: string | undefined; dataDir: string };

export function openPictureStore({ storageUrl, dataDir }: StoreSettings): PictureStore {
  return storageUrl ? openS3Store(storageUrl) : openFolderStore(join(dataDir, "store"));
}

/**
 * For the start of a server: throws a clear error if the store refuses our key. A missing bucket is logged: the site
 * starts without it, and shows its pictures once it is available.
 */
export async function checkPictureStore(store = pictureStore()): Promise<void> {
  const states = await store.check();
  for (const state of states) {
    if ("error" in state)
      log.error({ bucket: state.bucket, reason: state.error }, "picture bucket can't be read");
  }
}

let store: PictureStore | undefined;

/** The store that the environment names; one per process. */
export function pictureStore(): PictureStore {
  store ??= openPictureStore({ storageUrl: env.STORAGE_URL, dataDir: env.DATA_DIR });
  return store;
}
