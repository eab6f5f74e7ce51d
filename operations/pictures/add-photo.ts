import { createHash } from "node:crypto";
import { sql } from "kysely";
import { UserError } from "#config/user-error.ts";
import { specialPortraits } from "#content/trainer-order.ts";
import type { Database } from "#db/drivers/database.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { tourImageKey } from "#db/readers/pictures.server.ts";
import { readNote, writeNote } from "#db/readers/site-notes.server.ts";
import { slug } from "#domain/text.ts";
import { pictureNames } from "#domain/trainers.ts";
import { cellText, rowKey } from "#operations/collections/collection.ts";
import { trainers } from "#operations/collections/people.collection.ts";
import { tour } from "#operations/collections/tour.collection.ts";
import type { JournalChange } from "#operations/operation.ts";
import { planRows } from "#operations/rows/plan-rows.ts";
import { withRow } from "#operations/rows/read-row.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { writeRows } from "#operations/rows/write-rows.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { contentHash } from "#pictures/store/shipped-pictures.server.ts";
import type { BucketName } from "./buckets.ts";
import { portraitKey, portraitName, portraitTitle } from "./portrait-file.ts";
import { type FileChange, fileChange, putSnapshot, readOriginal, takeSnapshot } from "./snapshot.ts";

/*
 * A note in `settings`, named after the hash of the sent file, claims the photo's key: 'begun KEY', later 'done
 * KEY'. After a crash the same file gets the same key, and a file that was added is not added twice. The note of a
 * portrait also names the trainer, and later the version: 'done KEY VERSION'. One file can be of two trainers, and
 * portraits of one trainer have the same key.
 */

export interface Photo {
  to: BucketName;
  /** The name of the sent file. */
  name: string;
  words: string;
  /** The number of the tour picture that it replaces. */
  instead?: string | undefined;
  /** Whether it comes first in the tour, instead of last. */
  first?: boolean | undefined;
  /** The key of its note. */
  source: string;
}

/** A photo in the store that is not shown yet. */
export type StoredPhoto = { key: string; version?: string; files: FileChange[] };

/** The key of the photo's note. */
export function hashOfSource({ to, words }: Pick<Photo, "to" | "words">, bytes: Buffer): string {
  const owner = to === "trainers" ? `${to} ${words.toLowerCase()}` : to;
  return `photo ${owner} ${createHash("sha256").update(bytes).digest("hex")}`;
}

/** Whether the site has the photo. One that was removed, replaced or undone since may be added again. */
export async function wasAdded(
  db: Database,
  store: PictureStore,
  to: BucketName,
  source: string,
): Promise<boolean> {
  const note = await readNote(db, source);
  if (!note?.startsWith("done ")) return false;
  const added = note.slice("done ".length);
  if (to === "trainers") {
    const [key, version] = added.split(" ");
    const portrait = await readOriginal(store, key!);
    return portrait !== null && contentHash(portrait) === version;
  }
  if (to === "tour") {
    // Undo removes the row of a tour picture, but not its file.
    const keys = (await readRows(db, tour)).map((row) => tourImageKey(Number(rowKey(tour, row))));
    if (!keys.includes(added)) return false;
  }
  return store.has(added);
}

/** Refuses a portrait of someone who is not on the team, before anything is encoded. */
export async function checkTrainer(db: Database, { to, name, words }: Photo): Promise<void> {
  if (to !== "trainers" || (await trainerNamed(db, words))) return;
  throw new UserError(
    `${name}: there is no trainer '${words}'.`,
    "`gym trainers list` shows the names; `gym trainers import` adds one.",
  );
}

/** Chooses the key and stores the picture. Only the rows and files that the journal records are changed later. */
export async function storePhoto(
  db: Database,
  store: PictureStore,
  { to, words, source }: Photo,
  picture: Buffer,
): Promise<StoredPhoto> {
  if (to === "tour") {
    const names = await store.names("tour-images");
    const key = await claim(db, source, async (inside, taken) => {
      const rows = await readRows(inside, tour);
      const files = [...names, ...taken].map((name) => Number(/image (\d+)\.webp$/.exec(name)?.[1] ?? 0));
      return tourImageKey(Math.max(0, ...files, ...rows.map((row) => Number(rowKey(tour, row)))) + 1);
    });
    // No page shows a tour picture that has no row.
    await store.put(key, picture);
    return { key, files: [] };
  }
  if (to === "nutrition") {
    const names = await store.names("nutrition-images");
    const key = await claim(db, source, async (_, taken) => {
      const begun = taken.filter((note) => note.startsWith("begun "));
      const files = [...names, ...begun].map((name) => name.replace(/^.*\/|\.[a-z]+$/gi, ""));
      return `nutrition-images/${slug(words, new Set(files))}.jpg`;
    });
    const after = await putSnapshot(store, key, picture);
    return { key, files: [fileChange(`Nutrition: ${words}`, key, null, after)] };
  }
  const trainer = (await trainerNamed(db, words)) ?? words;
  const key = await claim(db, source, async () => `trainers/${portraitName(trainer, "jpg")}`);
  const files = await replacePortraits(store, trainer, key, picture);
  return { key, version: contentHash(picture), files };
}

/** Runs inside the transaction of the audit entry. */
export async function addRow(
  db: Database,
  { to, words, source, instead, first }: Photo,
  { key, version }: StoredPhoto,
): Promise<JournalChange[]> {
  await finishNote(db, source, version ? `${key} ${version}` : key);
  if (to !== "tour") return [];
  const rows = await readRows(db, tour);
  const number = String(Number(/(\d+)\.webp$/.exec(key)?.[1]));
  const replaced = rows.find((row) => rowKey(tour, row) === instead);
  const others = rows.filter((row) => row !== replaced);
  const places = rows.map((row) => Number(row["display_order"] ?? 0));
  const own = first ? Math.min(1, ...places) - 1 : Math.max(0, ...places) + 1;
  const place = cellText(replaced?.["display_order"] ?? own);
  const typed = { image_number: number, alt_text: words, display_order: place };
  const old = others.some((row) => rowKey(tour, row) === number) ? number : undefined;
  return writeRows(db, await planRows(db, tour, withRow(tour, others, typed, old).rows));
}

async function trainerNamed(db: Database, words: string): Promise<string | undefined> {
  const names = (await readRows(db, trainers)).map((row) => cellText(row["Name"]));
  return names.find((name) => name.toLowerCase() === words.toLowerCase());
}

/** The site shows the first name of the list that has a file: all other files of the trainer are removed. */
async function replacePortraits(
  store: PictureStore,
  trainer: string,
  key: string,
  picture: Buffer,
): Promise<FileChange[]> {
  const title = portraitTitle(trainer);
  const shown = await portraitKey(store, trainer);
  const stored = new Set(await store.names("trainers"));
  const others = pictureNames(trainer, specialPortraits)
    .filter((name) => stored.has(name))
    .map((name) => `trainers/${name}`)
    .filter((other) => other !== key && other !== shown);
  const before = shown ? await takeSnapshot(store, shown) : null;
  const changes = [fileChange(title, key, before, await putSnapshot(store, key, picture))];
  for (const other of others) changes.push(fileChange(title, other, await takeSnapshot(store, other), null));
  return changes;
}

async function claim(
  db: Database,
  source: string,
  choose: (inside: Queryable, taken: string[]) => Promise<string>,
): Promise<string> {
  return db.kysely.transaction().execute(async (kysely) => {
    const inside = { kysely, kind: db.kind };
    if (db.kind === "postgres") await sql`lock table settings in exclusive mode`.execute(kysely);
    const note = await readNote(inside, source);
    if (note?.startsWith("begun ")) return note.slice("begun ".length);
    const claimed = await kysely
      .selectFrom("settings")
      .select("value")
      .where("key", "like", `${source.replace(/[^ ]+$/, "")}%`)
      .execute();
    const key = await choose(
      inside,
      claimed.map(({ value }) => value),
    );
    await writeNote(inside, source, `begun ${key}`);
    return key;
  });
}

/** A photo that had this key before may be added again. */
async function finishNote(db: Queryable, source: string, added: string) {
  await db.kysely
    .deleteFrom("settings")
    .where("key", "like", "photo %")
    .where("value", "=", `done ${added}`)
    .execute();
  await writeNote(db, source, `done ${added}`);
}
