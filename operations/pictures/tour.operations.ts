import { z } from "zod";
import { EMPTY, usageError, UserError } from "#config/user-error.ts";
import { cellText, type Row, rowKey } from "#operations/collections/collection.ts";
import { excerpt } from "#domain/text.ts";
import { tour } from "#operations/collections/tour.collection.ts";
import { field, operation } from "#operations/operation.ts";
import { opened, touchedCells } from "#operations/rows/opened.ts";
import { applyRows, planRows, type RowsChange } from "#operations/rows/plan-rows.ts";
import { withRow } from "#operations/rows/read-row.ts";
import { readRows } from "#operations/rows/table-rows.ts";
import { noPicture, photo, shared } from "./picture-fields.ts";

const numbers = field(z.array(z.string()).min(1, EMPTY), { label: "Numbers", placeholder: "NUMBER …" });

export const orderPictures = operation({
  ...shared,
  name: "pictures.order",
  title: "Order the tour",
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
    const first = named.map((number) => {
      const row = rows.find((one) => rowKey(tour, one) === String(Number(number)));
      if (row) return row;
      throw new UserError(
        `There is no tour picture ${number}.`,
        "`gym photos list` shows the numbers. Nothing was changed.",
      );
    });
    const others = rows.filter((row) => !first.includes(row));
    const order = last ? [...others, ...first] : [...first, ...others];
    const change = await planRows(
      site,
      tour,
      order.map((row, index) => ({ ...row, display_order: index + 1 })),
    );
    return { ...change, sentence: describeOrder(rows, order) };
  },
  async apply(inside, change: RowsChange & { sentence: string }) {
    const { journal } = await applyRows(inside, change);
    const result = { order: change.wanted.map((row) => Number(rowKey(tour, row))) };
    return { result, ...(journal && { journal }) };
  },
  describe: ({ sentence }) => sentence,
});

function describeOrder(before: readonly Row[], after: readonly Row[]): string {
  const moved = before.find((row) => isSame(without(before, row), without(after, row)));
  if (!moved) return "Changed the order of the gallery";
  const [from, to] = [before, after].map((rows) => rows.indexOf(moved) + 1);
  return `Moved a gallery photo from ${from} to ${to}: ${excerpt(cellText(moved["alt_text"]), 60)}`;
}

const without = (rows: readonly Row[], row: Row) => rows.filter((one) => one !== row);
const isSame = (a: readonly Row[], b: readonly Row[]) => a.every((row, at) => row === b[at]);

export const describePicture = operation({
  ...shared,
  name: "pictures.describe",
  title: "Describe a picture",
  summary: "Changes what a tour picture shows, for people who can't see it.",
  desk: false,
  input: z.object({
    number: field(z.string(), { label: "Number", placeholder: "NUMBER", help: "'image 7.webp' is 7" }),
    words: photo.words,
    opened,
  }),
  cli: {
    command: "photos describe",
    args: ["number", "words"],
    examples: [["photos describe 7 'The rig'", ""]],
  },
  async plan({ site }, { number, words, opened: seen = {} }) {
    const rows = await readRows(site, tour);
    const current = rows.find((row) => rowKey(tour, row) === number);
    if (!current) throw noPicture(number, "tour");
    const touched = touchedCells({ words }, seen, () => cellText(current["alt_text"]));
    return planRows(site, tour, withRow(tour, rows, { alt_text: touched["words"] }, number).rows);
  },
  apply: applyRows,
  describe: ({ shown: { changed } }, { words }) => {
    const before = excerpt(cellText(changed[0]?.before.row["alt_text"]), 60);
    return `Description of a gallery photo changed from “${before}” to “${excerpt(words, 60)}”`;
  },
});
