import { collection } from "./collection.ts";

const LAST = 1_000_000;

/** The tour's pictures in order. The files stay in the store, so that a row can be restored. */
export const tour = collection({
  name: "tour",
  one: "picture",
  many: "pictures of the tour",
  table: "tour_images",
  key: "image_number",
  columns: [
    {
      name: "image_number",
      label: "Number",
      kind: "number",
      help: "7 is 'image 7.webp' in the store",
      required: true,
      range: [1, LAST],
    },
    {
      name: "alt_text",
      label: "Description",
      help: "what it shows, for somebody who can't see it",
      required: true,
    },
    {
      name: "display_order",
      label: "Order",
      kind: "number",
      help: "the lowest is first",
      range: [-LAST, LAST],
    },
  ],
  order: (a, b) =>
    Number(a["display_order"] ?? LAST) - Number(b["display_order"] ?? LAST) ||
    Number(a["image_number"]) - Number(b["image_number"]),
});
