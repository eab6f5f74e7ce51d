import { z } from "zod";
import { clearSample, loadSample, sampleRows } from "#db/sample/sample.server.ts";
import { count } from "#domain/text.ts";
import { operation, owners } from "#operations/operation.ts";
import { preparePictures } from "#operations/stores.ts";
import {
  clearSamplePictures,
  loadSamplePictures,
  samplePicturesIn,
} from "#pictures/store/sample-pictures.server.ts";

const shared = { roles: owners, undo: "none", transaction: "own", input: z.object({}) } as const;

export const loadSampleData = operation({
  ...shared,
  name: "sample.load",
  title: "Load sample data",
  summary: "Fills every empty list with sample entries, and adds the sample photos.",
  cli: {
    about: "Lists with entries stay as they are, and the gym's own pictures are never overwritten.",
    examples: [["sample load", "to see the whole site before your own data is in it"]],
  },
  plan: async () => ({ lines: [], warnings: [] }),
  async apply({ site, pictures }) {
    const store = await preparePictures(pictures());
    return { result: { tables: await loadSample(site), pictures: await loadSamplePictures(store) } };
  },
  describe: (_, __, { tables, pictures }) => {
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `Loaded ${count(rows, "sample entry", "sample entries")} and ${count(pictures.length, "sample photo")}`;
  },
});

export const clearSampleData = operation({
  ...shared,
  name: "sample.clear",
  title: "Remove sample data",
  summary: "Removes all sample entries and photos that nobody has changed.",
  cli: {
    about: "Rows and pictures that you have edited stay.",
    examples: [["sample clear", "shows how much it is, then asks"]],
  },
  async plan({ site, pictures }) {
    const rows = (await sampleRows(site)).filter(({ own }) => !own);
    const keys = await samplePicturesIn(pictures());
    return {
      lines: [],
      warnings: [],
      isEmpty: rows.length + keys.length === 0,
      question:
        `Remove ${count(rows.length, "sample entry", "sample entries")} and ` +
        `${count(keys.length, "sample photo")} for good`,
    };
  },
  apply: async ({ site, pictures }) => ({
    result: { rows: await clearSample(site), pictures: await clearSamplePictures(pictures()) },
  }),
  describe: (_, __, { rows, pictures }) =>
    `Removed ${count(rows.length, "sample entry", "sample entries")} and ${count(pictures.length, "sample photo")}`,
});
