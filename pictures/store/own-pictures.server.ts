import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Bucket } from "./picture-key.ts";
import { pictureStore } from "./picture-store.server.ts";
import { former, MEDIA, shipped, shippedByVersion } from "./shipped-pictures.server.ts";

/** media/own.json lists the files of media/ that are the gym's own. All others are rendered or drawn. */
const own = readOwn();

function readOwn(): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(join(MEDIA, "own.json"), "utf8")));
  } catch {
    return [];
  }
}

/** `key` as in 'site/hero-home.webp'; an entry of the list may name a folder. */
export function isOwn(key: string): boolean {
  return own.some((entry) => key === entry || key.startsWith(`${entry}/`));
}

/** Whether a page must not call these pictures photographs. */
export function anyDrawn(photos: readonly { key: string; version: string }[]): boolean {
  return photos.some(({ key, version }) => isShippedPicture(key, version) && !isOwn(key));
}

/** Whether a bucket still has a shipped picture, judged by name and size without reading files. */
export async function anyDrawnIn(bucket: Bucket): Promise<boolean> {
  const pictures = await pictureStore().list(bucket);
  const toKey = (name: string) => `${bucket}/${name}`;
  return pictures.some(
    ({ name, bytes }) => shipped.pictures[toKey(name)]?.bytes === bytes && !isOwn(toKey(name)),
  );
}

/** Without a version, only the name can be compared. */
function isShippedPicture(key: string, version: string) {
  return version ? shippedByVersion.has(version) || former.has(version) : key in shipped.pictures;
}
