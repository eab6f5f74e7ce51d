import { createHash } from "node:crypto";
import type { Database } from "#db/drivers/database.server.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { UserError } from "#config/user-error.ts";
import { type RowsChange, planRows } from "#operations/rows/plan-rows.ts";
import { touchedCells } from "#operations/rows/opened.ts";
import { type TypedCells, withoutRow, withRow } from "#operations/rows/read-row.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { sitePictures } from "#operations/collections/site-pictures.collection.ts";
import { type Row, cellText } from "#operations/collections/collection.ts";
import { type Crop, readCrop } from "#ui/pictures/crop.ts";
import type { FilmKind } from "./check-film.ts";
import { cropPhoto } from "./crop-picture.ts";
import { sitePlaceNamed, type SitePlace } from "./site-places.ts";

// A picture is stored under the hash of its content and never overwritten, so undo finds the earlier one.

interface Placing {
  db: Database;
  store: PictureStore;
  place: string;
  alt: string;
  crop: Crop;
}

/** The change that replaces a picture of the design with a new photo, encoded as WebP, and optionally a film. */
export async function placePhoto(
  placing: Placing,
  photo: Buffer,
  film?: { bytes: Buffer; kind: FilmKind },
): Promise<RowsChange> {
  const place = placeNamed(placing.place);
  const original = await putOnce(placing.store, "original", photo);
  const key = film ? await putOnce(placing.store, place.name, film.bytes, film.kind) : "";
  return planPlaced(placing, place, { original, film: key }, photo);
}

/**
 * The change that crops the current photo differently. With `opened`, the cells as the form showed them, cells that the
 * person has not touched keep what others have saved since.
 */
export async function cropAgain(placing: Placing, opened: TypedCells = {}): Promise<RowsChange> {
  const place = placeNamed(placing.place);
  const row = await placedIn(placing.db, place.name);
  const now = (name: string) => cellText(row?.[name]);
  const original = now("original");
  if (![undefined, original].includes(opened["original"]))
    throw new UserError(
      "Somebody has replaced this photo in the meantime.",
      "Nothing was changed. If you save again, the new photo is cropped.",
    );
  const photo = original ? await placing.store.read(original) : null;
  if (!photo) throw new UserError("The original photo no longer exists.", "Send it again.");
  const { across, down, closer } = placing.crop;
  const typed = { alt: placing.alt, across: `${across}`, down: `${down}`, closer: `${closer}` };
  const touched = touchedCells(typed, opened, now);
  const cell = (name: string) => touched[name] ?? now(name);
  const wanted = { ...placing, alt: cell("alt"), crop: readCrop(cell) };
  return planPlaced(wanted, place, { original, film: now("film") }, photo);
}

/** The change that restores the design's picture. */
export async function emptyPlace(db: Database, name: string): Promise<RowsChange> {
  return planRows(db, sitePictures, withoutRow(sitePictures, await readRows(db, sitePictures), name));
}

/** The gym's own picture in a place; undefined while it is the design's. */
export async function placedIn(db: Database, name: string): Promise<Row | undefined> {
  return (await readRows(db, sitePictures)).find((row) => row["place"] === name);
}

async function planPlaced(
  { db, store, alt, crop }: Placing,
  place: SitePlace,
  keys: { original: string; film: string },
  photo: Buffer,
): Promise<RowsChange> {
  const picture = await putOnce(store, place.name, await cropPhoto(photo, place, crop));
  const [across, down, closer] = [crop.across, crop.down, crop.closer].map(String);
  const rows = await readRows(db, sitePictures);
  const key = rows.some((row) => row["place"] === place.name) ? place.name : undefined;
  const typed = { place: place.name, picture, ...keys, alt, across, down, closer };
  return planRows(db, sitePictures, withRow(sitePictures, rows, typed, key).rows);
}

export function placeNamed(name: string): SitePlace {
  const place = sitePlaceNamed(name);
  if (!place) throw new UserError(`The design has no picture '${name}'.`, "`gym photos places` lists them.");
  return place;
}

async function putOnce(store: PictureStore, what: string, bytes: Buffer, kind = "webp"): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const key = `tour-images/site ${what} ${hash}.${kind}`;
  if (!(await store.has(key))) await store.put(key, bytes);
  return key;
}
