import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Bucket } from "./picture-key.ts";
import { pictureStore } from "./picture-store.server.ts";
import { former, MEDIA, shipped, shippedByVersion } from "./shipped-pictures.server.ts";

/** What the site ships with was rendered or drawn, file by file, until media/own.json says that it is the gym's own. */
const own = readOwn();

function readOwn(): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(join(MEDIA, "own.json"), "utf8")));
  } catch {
    return [];
  }
}

/** `key` as in 'site/hero-home.webp'; an entry of the list may name a whole folder. */
export function isOwn(key: string): boolean {
  return own.some((entry) => key === entry || key.startsWith(`${entry}/`));
}

/** While one of them is drawn, a page calls none of them a photograph. */
export function anyDrawn(photos: readonly { key: string; version: string }[]): boolean {
  return photos.some(({ key, version }) => cameWithSite(key, version) && !isOwn(key));
}

/** Whether a bucket still has one that came with the site, by its name and length: none is read for it. */
export async function anyDrawnIn(bucket: Bucket): Promise<boolean> {
  const pictures = await pictureStore().list(bucket);
  const keyOf = (name: string) => `${bucket}/${name}`;
  return pictures.some(
    ({ name, bytes }) => shipped.pictures[keyOf(name)]?.bytes === bytes && !isOwn(keyOf(name)),
  );
}

/** Where a picture has not been looked at yet, its name is all there is to go by. */
function cameWithSite(key: string, version: string) {
  return version ? shippedByVersion.has(version) || former.has(version) : key in shipped.pictures;
}
