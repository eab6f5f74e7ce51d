import { z } from "zod";
import { EMPTY, UserError } from "#config/user-error.ts";
import { tourImageKey } from "#db/readers/pictures.server.ts";
import { capital, count } from "#domain/text.ts";
import { cellText, type Row, rowKey } from "#operations/collections/collection.ts";
import { tour } from "#operations/collections/tour.collection.ts";
import { field, flag, operation } from "#operations/operation.ts";
import { opened } from "#operations/rows/opened.ts";
import { planRows } from "#operations/rows/plan-rows.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { writeRows } from "#operations/rows/write-rows.ts";
import type { PictureStore } from "#pictures/store/picture-store.server.ts";
import { PORTRAIT } from "#ui/pictures/crop.ts";
import { addRow, checkTrainer, hashOfSource, type StoredPhoto, storePhoto, wasAdded } from "./add-photo.ts";
import { bucketFor, bucketNames } from "./buckets.ts";
import { cropPhoto } from "./crop-picture.ts";
import { bucketFacts, crop, noPicture, photo, preparationFor, shared } from "./picture-fields.ts";
import { portraitKey, portraitTitle } from "./portrait-file.ts";
import {
  type FileChange,
  fileChange,
  isSnapshot,
  putOriginal,
  putSnapshot,
  readOriginal,
  takeSnapshot,
} from "./snapshot.ts";

export const addPicture = operation({
  ...shared,
  name: "pictures.add",
  title: "Add a picture",
  summary: "Adds photographs straight from a phone or camera: JPEG, PNG, WebP, AVIF or HEIC.",
  desk: false,
  input: z.object({
    to: field(z.enum(bucketNames), { ...bucketFacts, label: "To", help: "where they go" }),
    instead: field(z.string().optional(), {
      label: "Instead of",
      placeholder: "NUMBER",
      help: "the tour picture that it replaces",
    }),
    first: flag("First", "the first picture of the tour instead of the last"),
    ...photo,
  }),
  cli: {
    command: "photos add",
    about:
      "Each photo is turned upright and reduced to the size that the site needs; its place and time are removed. The command " +
      "asks for a description of each tour picture, for people who can't see it, for a title of each nutrition picture, and " +
      "for the trainer's name of each portrait. Or write them into a CSV file with the columns 'file' and 'words', and name it " +
      "with --words. You can stop it and start it again: it skips photos that it has added, even under another file name.",
    examples: [
      ["photos add ~/Pictures/gym --to tour", "asks for each description"],
      ["photos add ~/Pictures/gym --to tour --words words.csv", "takes the descriptions from the file"],
      ["photos add casey.heic --to trainers", "one portrait"],
    ],
  },
  async plan({ site, pictures }, { to, bytes, words, instead }) {
    const rows = instead === undefined ? [] : await readRows(site, tour);
    if (instead !== undefined && !rows.some((row) => rowKey(tour, row) === instead))
      throw noPicture(instead, "tour");
    const source = hashOfSource({ to, words }, bytes);
    const isEmpty = await wasAdded(site, pictures(), to, source);
    return { lines: [], warnings: [], isEmpty, source, stored: null as StoredPhoto | null };
  },
  async prepare({ site, pictures }, change, { to, name, bytes, words, instead, gone }, actor) {
    const sent = { to, name, words, instead, source: change.source };
    await checkTrainer(site, sent);
    const picture = await preparationFor(actor, gone)(name, bytes, to === "tour" ? "webp" : "jpeg");
    const stored = await storePhoto(site, pictures(), sent, picture);
    const replaced = instead ? await removedFile(pictures(), tourImageKey(Number(instead))) : [];
    return { ...change, stored: { ...stored, files: [...stored.files, ...replaced] } };
  },
  async apply({ site }, { source, stored }, sent) {
    const rows = await addRow(site, { ...sent, source }, stored!);
    return { result: { key: stored!.key }, journal: [...rows, ...stored!.files] };
  },
  describe: (_, { to, words, instead, first }) =>
    ({
      tour: instead
        ? `Replaced a photo of the gallery: ${words}`
        : `Added a photo at the ${first ? "start" : "end"} of the gallery: ${words}`,
      nutrition: `Added a photo to the nutrition gallery: ${words}`,
      trainers: `New portrait of ${words}`,
    })[to],
});

export const removePictures = operation({
  ...shared,
  name: "pictures.remove",
  title: "Remove pictures",
  summary: "Takes pictures off the site; undo brings them back.",
  desk: false,
  input: z.object({
    pictures: field(z.array(z.string()).min(1, EMPTY), { label: "Pictures", placeholder: "PICTURE …" }),
    from: field(z.enum(bucketNames).optional(), {
      ...bucketFacts,
      label: "From",
      help: "the default is tour",
    }),
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
    const isRemoved = (row: Row) => keys.includes(tourImageKey(Number(rowKey(tour, row))));
    const change = await planRows(
      site,
      tour,
      rows.filter((row) => !isRemoved(row)),
    );
    const question = `Remove ${count(named.length, "picture")}`;
    const descriptions = rows.filter(isRemoved).map((row) => cellText(row["alt_text"]));
    return { ...change, isEmpty: false, question, keys, descriptions, files: [] as FileChange[] };
  },
  async prepare({ pictures }, change) {
    const files: FileChange[] = [];
    for (const key of change.keys) files.push(...(await removedFile(pictures(), key)));
    return { ...change, files };
  },
  apply: async ({ site }, change) => ({
    result: { removed: change.keys },
    journal: [...(await writeRows(site, change)), ...change.files],
  }),
  describe: ({ keys, descriptions }, { from = "tour" }) => {
    const place = { tour: "the gallery", nutrition: "the nutrition gallery", trainers: "the trainers" }[from];
    if (keys.length > 1) return `Removed ${keys.length} photos from ${place}`;
    return `Removed a photo from ${place}: ${descriptions[0] ?? capital(titleFor(keys[0]!))}`;
  },
});

export const cropPortrait = operation({
  ...shared,
  name: "portraits.crop",
  title: "Crop a portrait",
  summary: "Changes the crop of a portrait.",
  desk: false,
  input: z.object({ name: field(z.string(), { label: "Who", placeholder: "NAME" }), crop, opened }),
  async plan({ pictures }, { name }) {
    const key = await portraitKey(pictures(), name);
    if (!key) throw new UserError(`${name} has no portrait.`, "Send one first.");
    return { lines: [], warnings: [], key, files: [] as FileChange[] };
  },
  async prepare({ pictures }, change, { name, crop: wanted, opened: seen = {} }) {
    const { key } = change;
    const store = pictures();
    const before = await takeSnapshot(store, key);
    if (![undefined, before?.version].includes(seen["version"]))
      throw new UserError(
        "Somebody has changed this portrait in the meantime.",
        "Nothing was changed. If you save again, your crop replaces theirs.",
      );
    const original = await readOriginal(store, key);
    if (!original) throw new UserError("The portrait no longer exists.", "Send it again.");
    const part = await cropPhoto(original, PORTRAIT, wanted, key.endsWith(".png") ? "png" : "jpeg");
    await putOriginal(store, key, part, original);
    const after = await putSnapshot(store, key, part);
    return { ...change, files: [fileChange(portraitTitle(name), key, before, after)] };
  },
  apply: async (_, { key, files }) => ({ result: { key }, journal: files }),
  describe: (_, { name }) => `Cropped the portrait of ${name}`,
});

async function removedFile(store: PictureStore, key: string): Promise<FileChange[]> {
  const before = await takeSnapshot(store, key);
  return before ? [fileChange(titleFor(key), key, before, null)] : [];
}

/** 'image 7', 'meal prep' */
function titleFor(key: string): string {
  return key
    .slice(key.indexOf("/") + 1)
    .replace(/\.[a-z]+$/i, "")
    .replaceAll("-", " ");
}
