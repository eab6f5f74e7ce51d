import { z } from "zod";
import { specialPortraits } from "#content/trainer-order.ts";
import { nutritionImages } from "#domain/nutrition-images.ts";
import { pictureNames } from "#domain/trainers.ts";
import { cellText, rowKey } from "#operations/collections/collection.ts";
import { trainers } from "#operations/collections/people.collection.ts";
import { tour } from "#operations/collections/tour.collection.ts";
import { everyone, field, query, type Stores } from "#operations/operation.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { bucketFor, bucketNames } from "./buckets.ts";
import { bucketFacts } from "./picture-fields.ts";
import { isSnapshot } from "./snapshot.ts";

export const listPictures = query({
  name: "pictures.list",
  summary: "Lists the pictures of one kind, in the order in which the site shows them.",
  roles: everyone,
  input: z.object({
    which: field(z.enum(bucketNames).optional(), {
      ...bucketFacts,
      label: "Which",
      help: "the default is tour",
    }),
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
    const listed = await listers[which](stores, names);
    return listed.map(({ place: at, name, words }) => {
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
