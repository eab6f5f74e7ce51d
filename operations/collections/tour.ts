import { wholeNumber, words } from "./cells.ts";
import type { Collection } from "./collection.ts";

const LAST = 1_000_000;

/** Which pictures the tour shows, in which order. The pictures themselves stay in the store, so that a row may come back. */
export const tour: Collection = {
  name: "tour",
  one: "picture",
  many: "pictures of the tour",
  table: "tour_images",
  key: "image_number",
  columns: [
    {
      name: "image_number",
      about: "7 is 'image 7.webp' in the store",
      required: true,
      empty: null,
      read: wholeNumber(1, LAST),
    },
    {
      name: "alt_text",
      about: "what it shows, for somebody who can't see it",
      required: true,
      empty: null,
      read: words,
    },
    { name: "display_order", about: "1 is first", empty: null, read: wholeNumber(0, LAST) },
  ],
  order: (a, b) =>
    Number(a["display_order"] ?? LAST) - Number(b["display_order"] ?? LAST) ||
    Number(a["image_number"]) - Number(b["image_number"]),
};
