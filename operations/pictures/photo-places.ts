import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#db/drivers/database.server.ts";
import type { Queryable } from "#db/drivers/engine.ts";
import { tourImageKey } from "#db/readers/pictures.server.ts";
import { specialPortraits } from "#content/trainer-order.ts";
import { pictureNames } from "#domain/trainers.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import type { BucketName } from "./buckets.ts";
import { UserError } from "#config/user-error.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { slug } from "#domain/text.ts";
import { collections } from "#operations/collections/collections.ts";
import { cellText } from "#operations/collections/collection.ts";
import { readTable } from "#operations/changes/table-rows.ts";
import { addTourRow, tourRows } from "./tour-rows.ts";

/*
 * What a photograph becomes is written down under the hash of its file before the picture is put: whoever starts
 * again after a crash puts the same picture into the same place, and what is done is never done twice.
 */

interface Photo {
  db: Database;
  store: PictureStore;
  /** The file's name. */
  name: string;
  bytes: Buffer;
  /** What was said of it. */
  words: string;
  /** Where it is written down that it has been added. */
  source: string;
  /** As the store keeps it; the desk has it made by another process. */
  prepare?: typeof preparePhoto;
}

export function hashOfSource(to: BucketName, bytes: Buffer): string {
  return `photo ${to} ${createHash("sha256").update(bytes).digest("hex")}`;
}

/** Its place, once everything about it is in. A picture that was removed since may be added again. */
export async function alreadyAdded(db: Database, store: PictureStore, source: string): Promise<boolean> {
  const note = await noteOf(db, source);
  if (!note?.startsWith("done ")) return false;
  return store.has(note.slice("done ".length));
}

/** The next number, which is claimed before the picture is there. */
export async function addTour(
  { db, store, name, bytes, words, source, prepare = preparePhoto }: Photo,
  /** Another way of adding its row: the desk's, which is undone with it. */
  addRow?: (row: { number: number; alt: string }) => Promise<void>,
): Promise<string> {
  const picture = await prepare(name, bytes, "webp");
  const names = await store.names("tour-images");
  const number = await claim(db, source, async (kysely) => {
    const claimed = await kysely.kysely
      .selectFrom("settings")
      .select("value")
      .where("key", "like", "photo tour %")
      .execute();
    const taken = [
      ...names.map((one) => Number(/^image (\d+)\.webp$/.exec(one)?.[1] ?? 0)),
      ...(await tourRows(kysely)).map((row) => row.number),
      ...claimed.map(({ value }) => Number(/image (\d+)\.webp$/.exec(value)?.[1] ?? 0)),
    ];
    return tourImageKey(Math.max(0, ...taken) + 1);
  });
  await store.put(number, picture);
  const row = { number: Number(/(\d+)\.webp$/.exec(number)?.[1]), alt: words };
  await addRow?.(row);
  await finish(db, source, number, async (inside) => {
    if (addRow) return;
    const rows = await tourRows(inside);
    const last = Math.max(0, ...rows.map(({ order }) => order ?? 0));
    await addTourRow(inside, { ...row, order: last + 1 });
  });
  return number;
}

/** Its title is read from its name. */
export async function addNutrition(photo: Photo): Promise<string> {
  const { db, store, name, bytes, words, source, prepare = preparePhoto } = photo;
  const picture = await prepare(name, bytes, "jpeg");
  const names = new Set((await store.names("nutrition-images")).map((one) => one.replace(/\.[a-z]+$/i, "")));
  const key = await claim(db, source, async () => `nutrition-images/${slug(words, names)}.jpg`);
  await store.put(key, picture);
  await finish(db, source, key);
  return key;
}

/** In the place of every portrait that the trainer had. */
export async function addTrainer(photo: Photo): Promise<string> {
  const { db, store, name, bytes, words, source, prepare = preparePhoto } = photo;
  const trainers = (await readTable(db, collections.trainers)).map(({ row }) => cellText(row["Name"]));
  const trainer = trainers.find((one) => one.toLowerCase() === words.toLowerCase());
  if (!trainer)
    throw new UserError(
      `${name}: there is no trainer '${words}'.`,
      "`gym trainers list` shows the names; `gym trainers import` adds one.",
    );
  const picture = await prepare(name, bytes, "jpeg");
  const candidates = pictureNames(trainer, specialPortraits);
  const own =
    candidates.find((candidate) => candidate === `${slug(trainer)}.jpg`) ??
    candidates.find((candidate) => candidate.endsWith(".jpg"));
  const key = await claim(db, source, async () => `trainers/${own}`);
  await store.put(key, picture);
  // The site takes the first name of the list that is there.
  for (const candidate of candidates) {
    if (`trainers/${candidate}` !== key) await store.remove(`trainers/${candidate}`);
  }
  await finish(db, source, key);
  return key;
}

async function claim(
  db: Database,
  source: string,
  choose: (inside: Queryable) => Promise<string>,
): Promise<string> {
  return db.kysely.transaction().execute(async (kysely) => {
    const store = { kysely, kind: db.kind };
    if (db.kind === "postgres") await sql`lock table settings in exclusive mode`.execute(kysely);
    const before = await noteOf(store, source);
    if (before?.startsWith("begun ")) return before.slice("begun ".length);
    const key = await choose(store);
    await write(store, source, `begun ${key}`);
    return key;
  });
}

async function finish(
  db: Database,
  source: string,
  key: string,
  work: (inside: Queryable) => Promise<void> = async () => {},
) {
  await db.kysely.transaction().execute(async (kysely) => {
    const store = { kysely, kind: db.kind };
    await work(store);
    // What stood there before has given its place up, and may come again.
    await kysely
      .deleteFrom("settings")
      .where("key", "like", "photo %")
      .where("value", "=", `done ${key}`)
      .execute();
    await write(store, source, `done ${key}`);
  });
}

async function noteOf({ kysely }: Queryable, source: string): Promise<string | undefined> {
  return (await kysely.selectFrom("settings").select("value").where("key", "=", source).executeTakeFirst())
    ?.value;
}

async function write({ kysely }: Queryable, key: string, value: string) {
  await kysely
    .insertInto("settings")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
