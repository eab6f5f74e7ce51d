import { programs } from "#content/programs/programs.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { readColumns } from "#db/drivers/table-columns.server.ts";
import { readTourImages } from "#db/readers/pictures.server.ts";
import { count } from "#domain/text.ts";
import type { Stores } from "#operations/operation.ts";
import { BUCKETS, formatMegabytes, MAX_PICTURE_BYTES, PICTURE_NAME } from "#pictures/store/picture-key.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { bad, DISK_FULL, errorReason, type Findings, good, isDiskFull, note } from "./finding.ts";

const ABOUT = "picture store";

export async function* checkPictures({ site, pictures }: Stores): Findings {
  const store = pictures();
  try {
    yield* checkBuckets(store);
    yield* checkTour(site, store);
    const probe = "trainers/gym-doctor-was-here.txt";
    await store.put(probe, Buffer.from("This file may be deleted."));
    await store.remove(probe);
    yield good(ABOUT, `${store.place} is writable`);
  } catch (error) {
    const rights = "Correct STORAGE_URL, or the rights of its key or folder";
    yield bad(ABOUT, errorReason(error), isDiskFull(error) ? DISK_FULL : rights);
  }
}

async function* checkBuckets(store: PictureStore): Findings {
  for (const state of await store.check()) {
    const { bucket } = state;
    if (!isShown(bucket)) continue;
    if ("error" in state)
      yield bad(ABOUT, `${bucket}: ${state.error}`, "Make the bucket, or let the site read it");
    else if (state.pictures > 0) yield good(ABOUT, `${bucket}: ${count(state.pictures, "picture")}`);
    else {
      const next = `gym photos add FOLDER --to ${bucket.replace("-images", "")}`;
      yield bad(ABOUT, `${bucket} has no pictures`, next);
    }
  }
  for (const bucket of BUCKETS) {
    for (const { name, bytes } of await store.list(bucket).catch(() => [])) {
      if (bytes <= MAX_PICTURE_BYTES) continue;
      const what = `${bucket}/${name} has ${formatMegabytes(bytes)}: the site shows a placeholder, and backups leave it out`;
      yield bad(ABOUT, what, "Replace it with a smaller one of that name");
    }
  }
}

/** False for a bucket whose pictures belong to a program that the gym does not have. */
function isShown(bucket: string) {
  return ["tour-images", "trainers"].includes(bucket) || programs.some(({ photos }) => photos === bucket);
}

/** Rows of tour_images without their picture, and pictures without a row. */
async function* checkTour(db: Database, store: PictureStore): Findings {
  const columns = await readColumns(db, "tour_images").catch(() => []);
  if (columns.length === 0) return;
  const names = new Set(await store.names("tour-images"));
  const wanted = new Set((await readTourImages(db)).map(({ key }) => key.slice(key.indexOf("/") + 1)));
  const missing = [...wanted].filter((name) => !names.has(name));
  const unused = [...names].filter((name) => PICTURE_NAME.test(name) && !wanted.has(name));
  const some = (list: string[]) => list.slice(0, 5).join(", ");
  if (missing.length > 0) {
    const words = `${count(missing.length, "row")} of tour_images without a picture: ${some(missing)}`;
    yield bad("tour pictures", words, "gym photos remove NUMBER, or put the picture back");
  }
  if (unused.length > 0) {
    const words = `${count(unused.length, "picture")} in the store without a row in tour_images: ${some(unused)}`;
    yield note("tour pictures", words);
  }
}
