import { z } from "zod";
import { usageError, UserError } from "#config/user-error.ts";
import { specialPortraits } from "#content/trainer-order.ts";
import { tourImageKey } from "#db/readers/pictures.server.ts";
import { nutritionImages } from "#domain/nutrition-images.ts";
import { count } from "#domain/text.ts";
import { findPortrait, pictureNames, portraitsIn } from "#domain/trainers.ts";
import { cellText, rowKey } from "#operations/collections/collection.ts";
import { trainers } from "#operations/collections/people.collection.ts";
import { sitePictures } from "#operations/collections/site-pictures.collection.ts";
import { tour } from "#operations/collections/tour.collection.ts";
import {
  type Actor,
  type Change,
  everyone,
  field,
  type JournalChange,
  operation,
  query,
  type Stores,
} from "#operations/operation.ts";
import { applyRows, planRows, type RowsChange, withRow } from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { writeRows } from "#operations/rows/write-rows.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { type Crop, middle } from "#ui/pictures/crop.ts";
import { bucketFor, bucketNames } from "./buckets.ts";
import { cropPortrait as applyCrop } from "./crop-picture.ts";
import { addNutrition, addTour, addTrainer, alreadyAdded, hashOfSource, type Photo } from "./photo-places.ts";
import { cropAgain, emptyPlace, placedIn, placeNamed, placePhoto } from "./place-photo.ts";
import { prepareQueued } from "./prepare-apart.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { sitePlaces } from "./site-places.ts";
import { isSnapshot, takeSnapshot } from "./snapshot.ts";

const shared = { roles: everyone, undo: "journal" } as const;
const bucket = { placeholder: "WHERE", choices: bucketNames.map((name) => [name, name] as const) };
const photo = {
  name: field(z.string(), { label: "File name", kind: "hidden" }),
  bytes: field(
    z.custom<Buffer>((value) => Buffer.isBuffer(value), "is empty"),
    { label: "Photograph", kind: "file", placeholder: "FILE" },
  ),
  words: field(z.string().trim().min(1, "is empty"), {
    label: "What it shows",
    placeholder: "TEXT",
    help: "what it shows, for people who can't see it",
  }),
  /** Aborted when the sender has left: then nobody waits for the picture. */
  gone: field(z.custom<AbortSignal>().optional(), { label: "Gone", kind: "hidden" }),
};
const crop = field(z.object({ across: z.number(), down: z.number(), closer: z.number() }), {
  label: "Which part is shown",
  kind: "hidden",
});
const place = field(z.string(), {
  label: "Place",
  placeholder: "PLACE",
  help: "as `gym photos places` lists them",
});
const trainer = field(z.string(), { label: "Who", placeholder: "NAME" });
const numbers = field(z.array(z.string()).min(1, "is empty"), { label: "Numbers", placeholder: "NUMBER …" });
const empty = (): Change => ({ lines: [], warnings: [] });

/** The desk encodes in a process of its own, so that visitors do not wait for it. */
function preparationFor({ via }: Actor, gone?: AbortSignal): typeof preparePhoto {
  return via === "desk" ? prepareQueued(gone) : preparePhoto;
}

const adders = {
  tour: addTour,
  nutrition: (added: Photo) =>
    journalFile(added.store, { title: `Nutrition: ${added.words}`, before: null }, () => addNutrition(added)),
  trainers: async (added: Photo) =>
    journalFile(
      added.store,
      { title: `Portrait of ${added.words}`, before: await portraitKey(added.store, added.words) },
      () => addTrainer(added),
    ),
};

export const addPicture = operation({
  ...shared,
  name: "pictures.add",
  summary: "Adds photographs straight from a phone or camera: JPEG, PNG, WebP, AVIF or HEIC.",
  desk: false,
  transaction: "own",
  input: z.object({
    to: field(z.enum(bucketNames), { ...bucket, label: "To", help: "where they go" }),
    ...photo,
  }),
  cli: {
    command: "photos add",
    about:
      "Each is turned upright, made no larger than the site needs, and stripped of the place and time where it was taken. " +
      "It asks for some words about each picture, for people who can't see it (tour), as its title (nutrition), or for the " +
      "trainer's name (trainers). Or write them into a CSV file with the headings file and words, and name it with --words. " +
      "Safe to stop and to start again: what was added before is skipped, even under another file name.",
    examples: [
      ["photos add ~/Pictures/gym --to tour", "asks for the words of each"],
      ["photos add ~/Pictures/gym --to tour --words words.csv", "takes them from the file"],
      ["photos add casey.heic --to trainers", "one portrait"],
    ],
  },
  async plan({ site, pictures }, { to, bytes }) {
    const source = hashOfSource(to, bytes);
    return { ...empty(), source, isEmpty: await alreadyAdded(site, pictures(), source) };
  },
  async apply({ site, pictures }, { source }, { to, name, bytes, words, gone }, actor) {
    const prepare = preparationFor(actor, gone);
    const { key, journal } = await adders[to]({
      db: site,
      store: pictures(),
      name,
      bytes,
      words,
      source,
      prepare,
    });
    return { result: { key }, journal };
  },
  describe: (_, { to, words }) =>
    ({
      tour: `Added a picture to the tour: ${words}`,
      nutrition: `Added ${words} to the nutrition gallery`,
      trainers: `New portrait of ${words}`,
    })[to],
});

export const orderPictures = operation({
  ...shared,
  name: "pictures.order",
  summary: "Puts tour pictures first, in the order in which you name them; the others follow as they were.",
  desk: false,
  input: z.object({
    numbers,
    last: field(z.boolean().optional(), { label: "Last", kind: "flag", help: "put them last instead" }),
  }),
  cli: {
    command: "photos order",
    args: ["numbers…"],
    examples: [
      ["photos order 7 3 12", "7, 3 and 12 come first"],
      ["photos order 5 --last", "5 goes to the end"],
    ],
  },
  async plan({ site }, { numbers: named, last = false }) {
    const odd = named.find((number) => !/^\d{1,9}$/.test(number));
    if (odd !== undefined)
      throw usageError(
        `'${odd.slice(0, 40)}' is not the number of a picture.`,
        "`gym photos list` shows the numbers: 'image 7.webp' is 7.",
      );
    if (new Set(named).size < named.length) throw usageError("A picture is named twice.", "Name each once.");
    const rows = await readRows(site, tour);
    const found = named.map((number) => {
      const row = rows.find((one) => rowKey(tour, one) === String(Number(number)));
      if (row) return row;
      throw new UserError(
        `There is no tour picture ${number}.`,
        "`gym photos list` shows the numbers. Nothing was changed.",
      );
    });
    const others = rows.filter((row) => !found.includes(row));
    const order = last ? [...others, ...found] : [...found, ...others];
    return planRows(
      site,
      tour,
      order.map((row, index) => ({ ...row, display_order: index + 1 })),
    );
  },
  async apply(inside, change: RowsChange) {
    const { journal } = await applyRows(inside, change);
    const result = { order: change.wanted.map((row) => Number(rowKey(tour, row))) };
    return { result, ...(journal && { journal }) };
  },
  describe: () => "Changed the order of the tour's pictures",
});

export const describePicture = operation({
  ...shared,
  name: "pictures.describe",
  summary: "Changes what a tour picture shows, for people who can't see it.",
  desk: false,
  input: z.object({
    number: field(z.string(), { label: "Number", placeholder: "NUMBER", help: "'image 7.webp' is 7" }),
    words: photo.words,
  }),
  cli: {
    command: "photos describe",
    args: ["number", "words"],
    examples: [["photos describe 7 'The rig'", ""]],
  },
  async plan({ site }, { number, words }) {
    const rows = await readRows(site, tour);
    if (!rows.some((row) => rowKey(tour, row) === number)) throw noPicture(number, "tour");
    return planRows(site, tour, withRow(tour, rows, { alt_text: words }, number).rows);
  },
  apply: applyRows,
  describe: (_, { number, words }) => `What picture ${number} of the tour shows: ${words}`,
});

export const removePictures = operation({
  ...shared,
  name: "pictures.remove",
  summary: "Takes pictures off the site; undo brings them back.",
  desk: false,
  transaction: "own",
  input: z.object({
    pictures: field(z.array(z.string()).min(1, "is empty"), { label: "Pictures", placeholder: "PICTURE …" }),
    from: field(z.enum(bucketNames).optional(), { ...bucket, label: "From", help: "tour unless told" }),
  }),
  cli: {
    command: "photos remove",
    args: ["pictures…"],
    about:
      "Tour pictures are named by their number, the others by their name, as `gym photos list` shows them.",
    examples: [
      ["photos remove 12 13", "two pictures of the tour"],
      ["photos remove meal-prep.jpg --from nutrition", ""],
    ],
  },
  async plan({ site, pictures }, { pictures: named, from = "tour" }) {
    const stored = new Set(await pictures().names(bucketFor(from)));
    const rows = await readRows(site, tour);
    const keys = named.map((word) => {
      const number = /^(?:image )?(\d{1,9})(?:\.webp)?$/.exec(word)?.[1];
      const key =
        from === "tour"
          ? number && tourImageKey(Number(number))
          : !isSnapshot(word) && `${bucketFor(from)}/${word}`;
      const isListed = from === "tour" && rows.some((row) => rowKey(tour, row) === number);
      if (!key || !(stored.has(key.slice(key.indexOf("/") + 1)) || isListed)) throw noPicture(word, from);
      return key;
    });
    const change = await planRows(
      site,
      tour,
      rows.filter((row) => !keys.includes(tourImageKey(Number(rowKey(tour, row))))),
    );
    const question = `Remove ${count(named.length, "picture")}`;
    return { ...change, isEmpty: false, question, keys };
  },
  async apply({ site, pictures }, change) {
    // The rows first: a row without its picture would leave a hole in the gallery.
    const journal = await site.kysely
      .transaction()
      .execute((kysely) => writeRows({ ...site, kysely }, change));
    const store = pictures();
    for (const key of change.keys) {
      const removed = await journalFile(store, { title: titleOf(key), before: key }, async () => {
        await store.remove(key);
        return null;
      });
      journal.push(...removed.journal);
    }
    return { result: { removed: change.keys }, journal };
  },
  describe: ({ keys }) =>
    keys.length === 1 ? `Removed the picture ${titleOf(keys[0]!)}` : `Removed ${keys.length} pictures`,
});

export const placePicture = operation({
  ...shared,
  name: "pictures.place",
  summary: "Shows a photograph of your own in the place of a picture of the design.",
  desk: false,
  transaction: "own",
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
  plan: async (_, { place: name }) => ({ ...empty(), place: placeNamed(name) }),
  async apply(stores, __, input, actor) {
    const { name, bytes, place: where, words, crop: part = middle, gone } = input;
    const webp = await preparationFor(actor, gone)(name, bytes, "webp");
    return writePlaced(stores, await placePhoto(placing(stores, where, words, part), webp));
  },
  describe: ({ place: { group, label } }) => `Own picture for ${group}: ${label}`,
});

export const cropPicture = operation({
  ...shared,
  name: "pictures.crop",
  summary: "Shows another part of the photograph in a place of the design.",
  desk: false,
  transaction: "own",
  input: z.object({ place, words: photo.words, crop }),
  plan: async (_, { place: name }) => ({ ...empty(), place: placeNamed(name) }),
  apply: async (stores, __, { place: where, words, crop: part }) =>
    writePlaced(stores, await cropAgain(placing(stores, where, words, part))),
  describe: ({ place: { group, label } }) => `Another part of the picture for ${group}: ${label}`,
});

export const restoreOriginal = operation({
  ...shared,
  name: "pictures.restoreOriginal",
  summary: "Shows the design's own picture again.",
  desk: false,
  input: z.object({ place }),
  plan: async ({ site }, { place: name }) => ({
    ...(await emptyPlace(site, name)),
    place: placeNamed(name),
  }),
  apply: applyRows,
  describe: ({ place: { group, label } }) => `The design's own picture for ${group}: ${label}`,
});

export const cropPortrait = operation({
  ...shared,
  name: "portraits.crop",
  summary: "Shows another part of the photograph of a portrait.",
  desk: false,
  transaction: "own",
  input: z.object({ name: trainer, crop }),
  async plan({ pictures }, { name }) {
    const key = await portraitKey(pictures(), name);
    if (!key) throw new UserError(`${name} has no portrait.`, "Send one first.");
    return { ...empty(), key };
  },
  async apply({ pictures }, { key }, { name, crop: part }) {
    const store = pictures();
    const { journal } = await journalFile(store, { title: `Portrait of ${name}`, before: key }, async () => {
      await applyCrop(store, key, part);
      return key;
    });
    return { result: { key }, journal };
  },
  describe: (_, { name }) => `Another part of the portrait of ${name}`,
});

export const listPictures = query({
  name: "pictures.list",
  summary: "Lists the pictures of one kind, in the order in which the site shows them.",
  roles: everyone,
  input: z.object({
    which: field(z.enum(bucketNames).optional(), { ...bucket, label: "Which", help: "tour unless told" }),
  }),
  cli: {
    command: "photos list",
    args: ["which"],
    examples: [
      ["photos list", "the tour"],
      ["photos list trainers", "who has a portrait"],
      ["photos list nutrition --json", "for a program"],
    ],
  },
  async read(stores, { which = "tour" }) {
    const stored = await stores.pictures().list(bucketFor(which));
    const bytes = new Map(stored.map((one) => [one.name, one.bytes]));
    const names = [...bytes.keys()].filter((name) => !isSnapshot(name));
    const found = await listers[which](stores, names);
    return found.map(({ place: at, name, words }) => {
      const size = bytes.get(name);
      return { place: at, name, kilobytes: size === undefined ? null : Math.ceil(size / 1024), words };
    });
  },
});

type Listed = { place: number | null; name: string; words: string };

const listers: Record<
  (typeof bucketNames)[number],
  (stores: Stores, names: readonly string[]) => Promise<Listed[]>
> = {
  async tour({ site }, names) {
    const shown = (await readRows(site, tour)).map((row, index) => ({
      place: index + 1,
      name: `image ${rowKey(tour, row)}.webp`,
      words: cellText(row["alt_text"]),
    }));
    const known = new Set(shown.map(({ name }) => name));
    const unused = names.filter((name) => !known.has(name) && !name.startsWith("site "));
    return [
      ...shown,
      ...unused.map((name) => ({ place: null, name, words: "(not shown: no row in tour_images)" })),
    ];
  },
  async nutrition(_, names) {
    const images = nutritionImages(names.map((name) => ({ name })));
    return images.map(({ name, title }, index) => ({ place: index + 1, name, words: title }));
  },
  async trainers({ site }, names) {
    const owner = new Map<string, string>();
    for (const row of await readRows(site, trainers)) {
      const name = pictureNames(rowKey(trainers, row), specialPortraits).find((one) => names.includes(one));
      if (name) owner.set(name, rowKey(trainers, row));
    }
    return names.map((name) => ({
      place: null,
      name,
      words: owner.get(name) ?? "(nobody on the team)",
    }));
  },
};

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

/** Portraits and nutrition pictures have no rows: the journal names the file before and after. */
async function journalFile<Key extends string | null>(
  store: PictureStore,
  { title, before }: { title: string; before: string | null },
  work: () => Promise<Key>,
): Promise<{ key: Key; journal: JournalChange[] }> {
  const old = await takeSnapshot(store, before);
  const key = await work();
  const now = await takeSnapshot(store, key);
  const change = { table: "files", key: key ?? before ?? title, title, before: old, after: now };
  return { key, journal: old || now ? [change] : [] };
}

async function portraitKey(store: PictureStore, name: string): Promise<string | null> {
  const file = findPortrait(name, portraitsIn(await store.names("trainers")), specialPortraits);
  return file === undefined ? null : `trainers/${file}`;
}

function placing({ site, pictures }: Stores, where: string, alt: string, part: Crop) {
  return { db: site, store: pictures(), place: where, alt, crop: part };
}

/** The picture is encoded already; only its row needs the transaction. */
async function writePlaced({ site }: Stores, change: RowsChange) {
  const journal = await site.kysely.transaction().execute((kysely) => writeRows({ ...site, kysely }, change));
  const row = await placedIn(
    site,
    String(change.shown.added[0]?.["place"] ?? change.shown.changed[0]?.after["place"]),
  );
  return { result: { key: cellText(row?.["picture"]) }, journal };
}

/** 'image 7', 'meal-prep' */
function titleOf(key: string): string {
  return key.slice(key.indexOf("/") + 1).replace(/\.[a-z]+$/i, "");
}

function noPicture(word: string, from: string): UserError {
  return new UserError(
    `There is no picture '${word.slice(0, 80)}' in ${from}.`,
    `\`gym photos list ${from}\` shows them. Nothing was changed.`,
  );
}
