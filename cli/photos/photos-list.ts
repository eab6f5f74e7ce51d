import { bucketFor, bucketNames, readBucket } from "#operations/pictures/buckets.ts";
import { nutritionImages } from "#domain/nutrition-images.ts";
import { specialPortraits } from "#content/trainer-order.ts";
import { pictureNames } from "#domain/trainers.ts";
import { type Command, json } from "#cli/command.ts";
import { openPictures, openStore } from "#operations/stores.ts";
import { collections } from "#operations/collections/collections.ts";
import { cellText } from "#operations/collections/collection.ts";
import { readTable } from "#operations/changes/table-rows.ts";
import { count } from "#domain/text.ts";
import { line, paint, print, printJsonList, say } from "#cli/terminal.ts";
import { isSnapshot } from "#operations/pictures/snapshot.ts";
import { tourRows } from "#operations/pictures/tour-rows.ts";
import { fitted } from "#cli/width.ts";

interface Listed {
  place: number | null;
  name: string;
  kilobytes: number | null;
  words: string;
}

export const list: Command = {
  summary: "Lists the pictures of one kind, in the order in which the site shows them.",
  takes: `[${bucketNames.join("|")}]`,
  options: json,
  examples: [
    ["photos list", "the tour"],
    ["photos list trainers", "who has a portrait"],
    ["photos list nutrition --json", "for a program"],
  ],
  async run(input) {
    const which = readBucket(input.words[0] ?? "tour");
    const stored = new Map(
      (await (await openPictures()).list(bucketFor(which))).map((photo) => [photo.name, photo]),
    );
    const sizeOf = (name: string) => {
      const photo = stored.get(name);
      return photo ? Math.ceil(photo.bytes / 1024) : null;
    };
    const listed = await listers[which](new Set(stored.keys()), sizeOf);
    if (input.has("json")) return printJsonList(listed);
    const widths = fitted([5, 36, 7, 90]);
    await print(paint("bold", line(["", "Picture", "KB", "Words"], widths)));
    for (const { place, name, kilobytes, words } of listed) {
      const size = kilobytes === null ? "missing" : String(kilobytes);
      await print(line([place, name, size, words], widths));
    }
    say(`${count(listed.length, "picture")}.`);
  },
};

type Lister = (names: ReadonlySet<string>, sizeOf: (name: string) => number | null) => Promise<Listed[]>;

const listers: Record<(typeof bucketNames)[number], Lister> = {
  async tour(names, sizeOf) {
    const rows = await tourRows(await openStore());
    const shown = rows.map(({ number, alt }, index): Listed => {
      const name = `image ${number}.webp`;
      return { place: index + 1, name, kilobytes: sizeOf(name), words: alt };
    });
    const known = new Set(shown.map(({ name }) => name));
    const unused = [...names].filter((name) => !known.has(name) && !name.startsWith("site "));
    return [
      ...shown,
      ...unused.map((name) => ({
        place: null,
        name,
        kilobytes: sizeOf(name),
        words: "(not shown: no row in tour_images)",
      })),
    ];
  },
  async nutrition(names, sizeOf) {
    const images = nutritionImages([...names].map((name) => ({ name })));
    return images.map(({ name, title }, index) => ({
      place: index + 1,
      name,
      kilobytes: sizeOf(name),
      words: title,
    }));
  },
  async trainers(names, sizeOf) {
    const trainers = (await readTable(await openStore(), collections.trainers)).map(({ row }) =>
      cellText(row["Name"]),
    );
    const owner = new Map<string, string>();
    for (const trainer of trainers) {
      const name = pictureNames(trainer, specialPortraits).find((candidate) => names.has(candidate));
      if (name) owner.set(name, trainer);
    }
    return [...names]
      .filter((name) => !isSnapshot(name))
      .map((name) => ({
        place: null,
        name,
        kilobytes: sizeOf(name),
        words: owner.get(name) ?? "(nobody on the team)",
      }));
  },
};
