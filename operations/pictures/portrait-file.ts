import { specialPortraits } from "#content/trainer-order.ts";
import { slug } from "#domain/text.ts";
import { findPortrait, pictureNames, portraitsIn } from "#domain/trainers.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import {
  type FileChange,
  fileChange,
  putOriginal,
  putSnapshot,
  readOriginal,
  takeSnapshot,
} from "./snapshot.ts";

// The file of a portrait is named after the trainer.

/** The portrait that the site shows; null: none. */
export async function portraitKey(store: PictureStore, name: string): Promise<string | null> {
  const file = findPortrait(name, portraitsIn(await store.names("trainers")), specialPortraits);
  return file === undefined ? null : `trainers/${file}`;
}

export function portraitName(trainer: string, extension: string): string | undefined {
  const names = pictureNames(trainer, specialPortraits).filter((name) => name.endsWith(`.${extension}`));
  return names.find((name) => name === `${slug(trainer)}.${extension}`) ?? names[0];
}

/** A trainer's portrait under a new name, if the site would not find it otherwise. */
export async function movePortrait(store: PictureStore, from: string, to: string): Promise<FileChange[]> {
  const key = await portraitKey(store, from);
  if (key === null || (await portraitKey(store, to)) === key) return [];
  const target = `trainers/${portraitName(to, key.slice(key.lastIndexOf(".") + 1))}`;
  const [part, original] = [await store.read(key), await readOriginal(store, key)];
  const before = await takeSnapshot(store, key);
  if (!part || !original) return [];
  if (!original.equals(part)) await putOriginal(store, target, part, original);
  return [fileChange(portraitTitle(to), key, before, await putSnapshot(store, target, part))];
}

/** What the log calls the portrait of this person. */
export function portraitTitle(name: string): string {
  return `Portrait of ${name}`;
}
