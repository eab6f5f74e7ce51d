import { basename } from "node:path";
import { MOST_PICTURE_BYTES } from "#pictures/store/picture-key.ts";
import { openPicturesToFill, openStore } from "#operations/stores.ts";
import { type Command, json, yes } from "#cli/command.ts";
import { usageError } from "#config/user-error.ts";
import { readWithin } from "#operations/backup/read-file.ts";
import { print, printJsonList, printTable } from "#cli/terminal.ts";
import { confirm } from "#cli/content/confirm.ts";
import { readRows } from "#operations/changes/edit.ts";
import { sitePictures } from "#operations/collections/site-pictures.ts";
import { emptyPlace, placePhoto } from "#operations/pictures/place-photo.ts";
import { middle } from "#ui/pictures/crop.ts";
import { preparePhoto } from "#operations/pictures/prepare-photo.ts";
import { sitePlaces } from "#operations/pictures/site-places.ts";

export const place: Command = {
  summary: "Shows a photograph of your own in the place of a picture of the design.",
  about:
    "`gym photos places` lists the places. A photograph of another shape is cut; the desk lets you choose which part stays.",
  takes: "PLACE [FILE]",
  options: {
    words: { type: "string", value: "TEXT", about: "what it shows, for people who can't see it" },
    design: { type: "boolean", about: "the design's own picture again" },
    ...yes,
    ...json,
  },
  examples: [
    ["photos place hero-pricing racks.jpg --words 'Racks in the morning'", ""],
    ["photos place hero-pricing --design", "as it came with the site"],
  ],
  async run(input) {
    const [name = "", file] = input.words;
    const db = await openStore();
    if (input.has("design")) return confirm(db, await emptyPlace(db, name), input);
    const alt = input.text("words")?.trim();
    if (!file || !alt)
      throw usageError(
        file ? "What does it show?" : "Which photograph?",
        "Like this: gym photos place hero-pricing racks.jpg --words 'Racks in the morning'. Nothing was changed.",
      );
    const store = await openPicturesToFill();
    const photo = await preparePhoto(basename(file), await readWithin(MOST_PICTURE_BYTES, file), "webp");
    return confirm(db, await placePhoto({ db, store, place: name, alt, cut: middle }, photo), input);
  },
};

export const places: Command = {
  summary: "Lists the pictures of the design, and which of them are your own.",
  options: json,
  examples: [["photos places", ""]],
  async run(input) {
    const rows = await readRows(await openStore(), sitePictures);
    const listed = sitePlaces.map(({ name, group, label }) => ({
      name,
      place: `${group}: ${label}`,
      own: rows.some((row) => row["place"] === name),
    }));
    if (input.has("json")) return printJsonList(listed);
    await printTable(
      ["Name", "Place", "Yours"],
      listed.map(({ name, place: where, own }) => [name, where, own ? "yes" : ""]),
    );
    await print(`${listed.length} places.`);
  },
};
