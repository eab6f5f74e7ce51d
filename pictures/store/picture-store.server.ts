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

/** Called when the server starts. Throws if the store refuses our key. An unreadable bucket is only logged. */
export async function checkPictureStore(store = pictureStore()): Promise<void> {
  const states = await store.check();
  for (const state of states) {
    if ("error" in state)
      log.error({ bucket: state.bucket, reason: state.error }, "picture bucket can't be read");
  }
}

let store: PictureStore | undefined;

/** The store configured in the environment; one per process. */
export function pictureStore(): PictureStore {
  store ??= openPictureStore({ storageUrl: env.STORAGE_URL, dataDir: env.DATA_DIR });
  return store;
}
