import { createHash } from "node:crypto";
import type { Database } from "#db/drivers/database.server.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { UserError } from "#config/user-error.ts";
import { type Edit, planEdit, readRows, withoutRow, withRow } from "#operations/changes/edit.ts";
import { sitePictures } from "#operations/collections/site-pictures.ts";
import { type Row, cellText } from "#operations/collections/collection.ts";
import { type Crop, isCrop } from "#ui/pictures/crop.ts";
import { cutPhoto } from "./crop-picture.ts";
import { sitePlaceNamed, type SitePlace } from "./site-places.ts";

/*
 * A picture is kept under the hash of what is in it, and never written over: a row that comes back by undo finds its
 * picture as it was.
 */

interface Placing {
  db: Database;
  store: PictureStore;
  place: string;
  alt: string;
  cut: Crop;
}

/** The edit that shows a new photograph, prepared as WebP, in a place of the design. */
export async function placePhoto(placing: Placing, photo: Buffer): Promise<Edit> {
  const place = placeNamed(placing.place);
  return edited(placing, place, await keep(placing.store, "original", photo), photo);
}

/** The edit that shows another part of the photograph that is there. */
export async function cutAgain(placing: Placing): Promise<Edit> {
  const place = placeNamed(placing.place);
  const key = cellText((await placedIn(placing.db, place.name))?.["original"]);
  const photo = key ? await placing.store.read(key) : null;
  if (!photo) throw new UserError("The whole photograph is not there any more.", "Send it once more.");
  return edited(placing, place, key, photo);
}

/** The edit that shows the design's own picture again. */
export async function emptyPlace(db: Database, name: string): Promise<Edit> {
  return planEdit(db, sitePictures, withoutRow(sitePictures, await readRows(db, sitePictures), name));
}

/** What stands in a place; undefined while it is the design's own picture. */
export async function placedIn(db: Database, name: string): Promise<Row | undefined> {
  return (await readRows(db, sitePictures)).find((row) => row["place"] === name);
}

async function edited({ db, store, alt, cut }: Placing, place: SitePlace, original: string, photo: Buffer) {
  if (!isCrop(cut)) throw new UserError("That part is not within the photograph.", "Choose it once more.");
  const picture = await keep(store, place.name, await cutPhoto(photo, place, cut));
  const [across, down, closer] = [cut.across, cut.down, cut.closer].map(String);
  const rows = await readRows(db, sitePictures);
  const key = rows.some((row) => row["place"] === place.name) ? place.name : undefined;
  const typed = { place: place.name, picture, original, alt, across, down, closer };
  const { rows: wanted, faults } = withRow(sitePictures, rows, typed, key);
  if (faults[0]) throw new UserError(`${faults[0].words}.`, "Nothing was changed.");
  return planEdit(db, sitePictures, wanted);
}

function placeNamed(name: string): SitePlace {
  const place = sitePlaceNamed(name);
  if (!place) throw new UserError(`The design has no picture '${name}'.`, "`gym photos places` lists them.");
  return place;
}

async function keep(store: PictureStore, what: string, bytes: Buffer): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const key = `tour-images/site ${what} ${hash}.webp`;
  if (!(await store.has(key))) await store.put(key, bytes);
  return key;
}
