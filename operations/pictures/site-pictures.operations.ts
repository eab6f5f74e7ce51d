import { z } from "zod";
import { UserError } from "#config/user-error.ts";
import { cellText } from "#operations/collections/collection.ts";
import { sitePictures } from "#operations/collections/site-pictures.collection.ts";
import { type Change, everyone, field, operation, query, type Stores } from "#operations/operation.ts";
import { opened } from "#operations/rows/opened.ts";
import { applyRows, type RowsChange, touchedRows } from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { writeRows } from "#operations/rows/write-rows.ts";
import { type Crop, middle } from "#ui/pictures/crop.ts";
import { checkFilm, type FilmKind } from "./check-film.ts";
import { crop, photo, preparationFor, shared } from "./picture-fields.ts";
import { cropAgain, emptyPlace, placeNamed, placePhoto } from "./place-photo.ts";
import { hasFilm, type SitePlace, sitePlaces } from "./site-places.ts";

const place = field(z.string(), {
  label: "Place",
  placeholder: "PLACE",
  help: "as `gym photos places` lists them",
});

/** `rows` is null until the picture is encoded. */
type Placed = Change & { place: SitePlace; rows: RowsChange | null };

type PlacedFilm = Placed & { kind: FilmKind };

const planPlace = async (_: Stores, { place: name }: { place: string }): Promise<Placed> => ({
  lines: [],
  warnings: [],
  place: placeNamed(name),
  rows: null,
});

async function applyPlaced({ site }: Stores, { rows }: Placed) {
  const [row] = touchedRows(rows!.shown);
  return { result: { key: cellText(row?.["picture"]) }, journal: await writeRows(site, rows!) };
}

export const placePicture = operation({
  ...shared,
  name: "pictures.place",
  title: "Show a photo of your own",
  summary: "Replaces a picture of the design with your own photo.",
  desk: false,
  input: z.object({ place, ...photo, crop: crop.optional() }),
  cli: {
    command: "photos place",
    args: ["place", "bytes"],
    about:
      "`gym photos places` lists the places. A photograph of another shape is cropped; the desk lets you choose which part stays.",
    examples: [
      ["photos place hero-pricing racks.jpg --words 'Racks in the morning'", ""],
      ["photos place hero-pricing --design", "as it came with the site"],
    ],
  },
  plan: planPlace,
  async prepare(stores, change, { name, bytes, place: where, words, crop: part = middle, gone }, actor) {
    const webp = await preparationFor(actor, gone)(name, bytes, "webp");
    return { ...change, rows: await placePhoto(placing(stores, where, words, part), webp) };
  },
  apply: applyPlaced,
  describe: ({ place: { group, label } }) => `Replaced the photo for ${group}: ${label}`,
});

export const placeFilm = operation({
  ...shared,
  name: "pictures.placeFilm",
  title: "Show a film of your own",
  summary: "Replaces a film of the design with your own, and its first picture.",
  desk: false,
  input: z.object({
    place,
    name: photo.name,
    bytes: field(photo.bytes, { label: "Film", kind: "file", placeholder: "FILM" }),
    poster: field(photo.bytes, {
      label: "First picture",
      kind: "file",
      placeholder: "FILE",
      help: "the photograph that is shown until the film plays",
    }),
    words: photo.words,
    gone: photo.gone,
  }),
  cli: {
    command: "photos film",
    args: ["place", "bytes"],
    about:
      "An MP4 (H.264) or WebM of at most 30 seconds and 12 MB; it plays without sound. The desk makes the first picture itself " +
      "and converts films of other formats. `gym photos place PLACE --design` restores the film of the design.",
    examples: [["photos film poster-hero doors.mp4 --poster doors.jpg --words 'The doors open'", ""]],
  },
  async plan(_, { place: name, name: file, bytes }): Promise<PlacedFilm> {
    const filmPlace = placeNamed(name);
    if (!hasFilm(filmPlace))
      throw new UserError(
        `No film plays in ${filmPlace.group}: ${filmPlace.label}.`,
        "Use `gym photos place`.",
      );
    return { lines: [], warnings: [], place: filmPlace, rows: null, kind: checkFilm(file, bytes) };
  },
  async prepare(stores, change, { name, bytes, poster, place: where, words, gone }, actor) {
    const webp = await preparationFor(actor, gone)(name, poster, "webp");
    const film = { bytes, kind: change.kind };
    return { ...change, rows: await placePhoto(placing(stores, where, words, middle), webp, film) };
  },
  apply: applyPlaced,
  describe: ({ place: { label } }) => `Replaced the film for ${label}`,
});

export const cropPicture = operation({
  ...shared,
  name: "pictures.crop",
  title: "Crop a photo",
  summary: "Changes the crop of your own photo in a place of the design.",
  desk: false,
  input: z.object({ place, words: photo.words, crop, opened }),
  plan: planPlace,
  prepare: async (stores, change, { place: where, words, crop: part, opened: seen }) => ({
    ...change,
    rows: await cropAgain(placing(stores, where, words, part), seen),
  }),
  apply: applyPlaced,
  describe: ({ place: { group, label } }) => `Cropped the photo for ${group}: ${label}`,
});

export const restoreOriginal = operation({
  ...shared,
  name: "pictures.restoreOriginal",
  title: "Restore the original picture",
  summary: "Restores the original picture in a place of the design.",
  desk: false,
  input: z.object({ place }),
  plan: async ({ site }, { place: name }) => ({
    ...(await emptyPlace(site, name)),
    place: placeNamed(name),
  }),
  apply: applyRows,
  describe: ({ place: { group, label } }) => `Restored the original photo for ${group}: ${label}`,
});

export const listPlaces = query({
  name: "pictures.places",
  summary: "Lists the pictures of the design, and which of them are your own.",
  roles: everyone,
  input: z.object({}),
  cli: { command: "photos places", examples: [["photos places", ""]] },
  async read({ site }) {
    const rows = await readRows(site, sitePictures);
    return sitePlaces.map(({ name, group, label }) => ({
      name,
      place: `${group}: ${label}`,
      own: rows.some((row) => row["place"] === name),
    }));
  },
});

function placing({ site, pictures }: Stores, where: string, alt: string, part: Crop) {
  return { db: site, store: pictures(), place: where, alt, crop: part };
}
